#!/bin/sh
# A full backup on Sundays, else a differential one; then the newest is restored and verified. That is done after a failed backup
# too: what was backed up before, with the log since, is still to be proven.
set -u
run() { pgbackrest --config="$PGBACKREST_CONFIG" --stanza=tracker "$@"; }
type=diff
if [ "$(date +%u)" = 7 ]; then type=full; fi
status=0
run stanza-create && run --type="$type" backup && run check || status=1
node "$(dirname "$0")/../../tools/restore-drill.mjs" --pitr || status=1
exit "$status"
