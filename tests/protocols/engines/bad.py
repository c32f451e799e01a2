"""A Hub engine that misbehaves.

Its first argument says how; a second is a file that every start adds its process to.
"""

import os
import subprocess
import sys
import time

how = sys.argv[1]
started = 0
if len(sys.argv) > 2:
    with open(sys.argv[2], "a+", encoding="ascii") as file:
        file.write(f"{os.getpid()}\n")
        file.seek(0)
        started = len(file.readlines())
if how == "silent":
    time.sleep(600)
if how == "orphan":
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    print(f"id name=bad version={child.pid}", flush=True)
else:
    print("id name=bad", flush=True)
searches = 0
for line in sys.stdin:
    command = line.split()[0] if line.split() else ""
    if command == "hub":
        print("wait", flush=True)
    elif command == "init":
        print("ready", flush=True)
    elif command == "quit" and how == "stay":
        time.sleep(600)
    elif command == "go":
        searches += 1
        if how == "crash":
            sys.exit(3)
        elif how in ("hang", "orphan"):
            time.sleep(600)
        elif how in ("illegal", "stay"):
            time.sleep(0.3 * (started % 3) if how == "stay" else 0)  # no two end together
            print("done move=1-50", flush=True)
        elif how == "flood":
            print("info pv=" + "x" * (1 << 21), flush=True)
        elif how == "garbage":
            sys.stdout.buffer.write(b"\xff\xfe\0 nonsense\n=\ndone\n")
            sys.stdout.buffer.flush()
