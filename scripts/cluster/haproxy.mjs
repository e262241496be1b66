// HAProxy: one address for the nodes, one for whichever PostgreSQL is the primary.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, FOLDER, NODES, PORTS } from "./places.mjs";
import { Program } from "./program.mjs";

const each = (line) => NODES.map(line).join("\n  ");

/** `check`: where a node says that it is ready. */
const settings = (check) => `global
  maxconn 4096

defaults
  timeout connect 2s
  # A busy machine is not a dead one.
  timeout check 3s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  # A connection that a node refuses goes to the next one, and nobody notices.
  retries 3
  option redispatch 1

frontend podium
  mode http
  bind ${at(PORTS.balancer)}
  option forwardfor
  # Where no node is ready, a node's own answer says more than the balancer's.
  use_backend any_node if { nbsrv(nodes) eq 0 }
  default_backend nodes

backend nodes
  mode http
  balance roundrobin
  option httpchk GET ${check}
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1
  # The test names the nodes that its devices go to; one that is down is passed over.
  ${each((number) => `use-server node${number} if { req.hdr(X-Node) ${number} }`)}
  ${each((number) => `server node${number} ${at(PORTS.node(number))}`)}

backend any_node
  mode http
  balance roundrobin
  ${each((number) => `server node${number} ${at(PORTS.node(number))}`)}

listen postgres
  mode tcp
  bind ${at(PORTS.primary)}
  # Nodes listen on connections that may be silent for long.
  timeout client 24h
  timeout server 24h
  option httpchk GET /primary
  http-check expect status 200
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
  ${each((number) => `server postgres${number} ${at(PORTS.postgres(number))} port ${PORTS.patroni(number)}`)}
`;

export class Balancer extends Program {
  constructor() {
    super("haproxy", ["haproxy", "-db", "-f", join(FOLDER, "haproxy.cfg")]);
  }

  configure(check) {
    writeFileSync(join(FOLDER, "haproxy.cfg"), settings(check));
  }
}
