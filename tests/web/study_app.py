"""The study routes in an app of their own, for the tests."""

from __future__ import annotations

from fastapi import FastAPI

from damier.web.routes import analysis, diagrams, house, pdn, positions, rules


def make_app() -> FastAPI:
    app = FastAPI()
    for module in (positions, analysis, rules, house, pdn, diagrams):
        app.include_router(module.router)
    return app
