"""What /metrics counts."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
REQUESTS = Counter("damier_requests", "HTTP requests", ["status"], registry=REGISTRY)
SECONDS = Histogram("damier_request_seconds", "Time of HTTP requests", registry=REGISTRY)
REFUSALS = Counter("damier_refusals", "Requests turned away", ["code"], registry=REGISTRY)
COMMANDS = Counter("damier_commands", "Commands at tables", registry=REGISTRY)
REPORTS = Counter("damier_reports", "Talk and names that players reported", registry=REGISTRY)
TABLES = Counter("damier_tables", "Tables set up", registry=REGISTRY)
ROOMS = Gauge("damier_rooms", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("damier_sockets", "Open websockets", registry=REGISTRY)
CONNECTIONS = Gauge("damier_connections", "Open connections of all kinds", registry=REGISTRY)
BUS_UP = Gauge("damier_bus_up", "Whether this process hears itself over the bus", registry=REGISTRY)
BUS_LOST = Counter("damier_bus_lost", "Messages that the bus did not take", registry=REGISTRY)
CONFLICTS = Counter("damier_conflicts", "Events that came second", registry=REGISTRY)
CATCH_UPS = Counter("damier_catch_ups", "Times that a table was read on", registry=REGISTRY)
HEALED = Counter("damier_healed", "Tables that had missed something on the bus", registry=REGISTRY)
