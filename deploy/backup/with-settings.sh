#!/bin/sh
# Fills the settings of pgBackRest in from the environment (compose.yaml), then runs what it is given.
set -eu
settings=${PGBACKREST_CONFIG:-/tmp/pgbackrest.conf}
umask 077
envsubst < "${TEMPLATE:-/etc/pgbackrest.conf.template}" > "$settings"
if [ "$(id -u)" = 0 ]; then chown postgres "$settings"; fi
umask 022
exec "$@"
