#!/usr/bin/env bash
# A real S3 server on this machine, for tests and development on Debian: OpenStack Swift with its s3api; one node, one copy, on loopback.
#
#   scripts/s3-server.sh start [DIR] [PORT]   installs what is missing (as root, by apt), starts it, waits until it responds, prints its URL
#   scripts/s3-server.sh stop  [DIR]          stops it; its files stay in DIR until you remove them
#
# DIR is /tmp/corral-s3 by default, and PORT any free one. The last line of output is the URL, such as http://127.0.0.1:8085; for Corral:
#   S3_ENDPOINT=http://127.0.0.1:8085 S3_FORCE_PATH_STYLE=true S3_ACCESS_KEY_ID=test:tester S3_SECRET_ACCESS_KEY=testing
# Not for public access: the keys are well known.
set -euo pipefail

action=${1:-}
dir=${2:-${TMPDIR:-/tmp}/corral-s3}
port=${3:-0}

usage() { sed -n '3,8s/^# \{0,1\}//p' "$0" >&2; exit 2; }
fail() { echo "$*" >&2; exit 1; }

stop() {
  local file pid
  for file in "$dir"/run/*.pid; do
    [ -e "$file" ] || continue
    pid=$(cat "$file")
    # The process id may have been reused, such as after a reboot.
    if grep -qaE 'swift|memcached' "/proc/$pid/cmdline" 2>/dev/null; then kill "$pid" 2>/dev/null || true; fi
    rm -f "$file"
  done
}

is_installed() { command -v swift-proxy-server >/dev/null && command -v memcached >/dev/null && command -v curl >/dev/null; }

install_packages() {
  if is_installed; then return; fi
  command -v apt-get >/dev/null || fail "An S3 server can only be installed on Debian or Ubuntu: there is no apt-get here."
  [ "$(id -u)" = 0 ] || fail "An S3 server can only be installed by root: apt-get install swift-proxy swift-account swift-container swift-object memcached"
  echo "Installing OpenStack Swift (once) …" >&2
  export DEBIAN_FRONTEND=noninteractive
  # The packages must not start services: the servers below have their own configuration.
  { apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq --no-install-recommends swift-proxy swift-account swift-container swift-object memcached curl; } \
    >"$dir/log/apt.log" 2>&1 || { tail -n 5 "$dir/log/apt.log" >&2; fail "The packages could not be installed."; }
}

# All ports at once, so that they differ.
free_ports() {
  python3 -c '
import socket
sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(5)]
print(*(s.getsockname()[1] for s in sockets))'
}

start_server() {
  local name=$1
  shift
  setsid "$@" >"$dir/log/$name.log" 2>&1 </dev/null &
  echo $! >"$dir/run/$name.pid"
}

# Writes a server's configuration: its port, its pipeline and, from standard input, the pipeline's sections.
configure() {
  { cat <<CONF; cat; } >"$dir/conf/$1.conf"
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $2
workers = 0
user = $(id -un)
swift_dir = $dir/conf
devices = $dir/files
mount_check = false
disable_fallocate = true
[pipeline:main]
pipeline = $3
CONF
}

# A storage server: its ring and its configuration.
configure_storage() {
  local kind=$1 port=$2
  rm -f "$dir/conf/$kind".{builder,ring.gz}
  # swift-ring-builder exits with 1 for a mere warning, so check the file that it writes.
  (
    cd "$dir/conf"
    swift-ring-builder "$kind.builder" create 4 1 0 || true
    swift-ring-builder "$kind.builder" add --region 1 --zone 1 --ip 127.0.0.1 --port "$port" --device disk --weight 1 || true
    swift-ring-builder "$kind.builder" rebalance || true
  ) >"$dir/log/$kind.ring.log" 2>&1
  [ -e "$dir/conf/$kind.ring.gz" ] || fail "There is no ring for $kind: see $dir/log/$kind.ring.log"
  printf '[app:%s-server]\nuse = egg:swift#%s\n' "$kind" "$kind" | configure "$kind" "$port" "$kind-server"
}

start() {
  mkdir -p "$dir"/{conf,files/disk,log,run}
  if ! is_installed; then
    # Concurrent tests install only once.
    (flock 9 && install_packages) 9>"${TMPDIR:-/tmp}/corral-s3-install.lock"
  fi
  stop
  local account container object memory chosen
  read -r account container object memory chosen <<<"$(free_ports)"
  [ "$port" != 0 ] || port=$chosen
  configure_storage account "$account"
  configure_storage container "$container"
  configure_storage object "$object"
  configure proxy "$port" 'catch_errors cache s3api tempauth slo dlo proxy-server' <<CONF
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$memory
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
CONF
  local other=()
  [ "$(id -u)" != 0 ] || other=(-u nobody)
  start_server memcached memcached -l 127.0.0.1 -p "$memory" -m 16 "${other[@]}"
  start_server account swift-account-server "$dir/conf/account.conf"
  start_server container swift-container-server "$dir/conf/container.conf"
  start_server object swift-object-server "$dir/conf/object.conf"
  start_server proxy swift-proxy-server "$dir/conf/proxy.conf"
  local one
  for one in "$account" "$container" "$object" "$port"; do wait_for "$one"; done
  echo "http://127.0.0.1:$port"
}

wait_for() {
  local tries
  for tries in $(seq 1 150); do
    if curl -s -o /dev/null "http://127.0.0.1:$1/"; then return; fi
    sleep 0.2
  done
  stop
  fail "The S3 server did not answer on port $1: see $dir/log"
}

case $action in
  start) start ;;
  stop) stop ;;
  *) usage ;;
esac
