# Prints which module of a crate uses which, as pairs for tsort: awk -f module-edges.awk pass=1 FILES pass=2 FILES
# A pair is two siblings: `crate::signals::Change` in src/live/hub.rs makes "crate::live crate::signals". A name
# re-exported by mod.rs counts for the module that defines it. Imports between a parent and its children do not count.

function module_of(file) {
  sub(/^.*\/src\//, "", file); sub(/\.rs$/, "", file); sub(/(^|\/)(lib|main|mod)$/, "", file)
  gsub(/\//, "::", file)
  return file == "" ? "crate" : "crate::" file
}
function parent(path) { sub(/::[^:]*$/, "", path); return path }

# Calls found() for each path of a `use`, including nested braces.
function expand(head, rest,    at, depth, piece, i, letter) {
  if (!(at = index(rest, "{"))) { found(head rest); return }
  head = head substr(rest, 1, at - 1); depth = 0; piece = ""
  for (i = at + 1; i <= length(rest); i++) {
    letter = substr(rest, i, 1)
    if (depth == 0 && (letter == "," || letter == "}")) {
      if (piece != "") expand(head, piece)
      piece = ""
    } else piece = piece letter
    depth += (letter == "{") - (letter == "}")
  }
}
function absolute(path,    base) {
  if (path ~ /^crate::/) return path
  base = module
  if (!sub(/^self::/, "", path)) {
    if (path !~ /^super::/) return (base "::" substr(path, 1, index(path "::", "::") - 1)) in known ? base "::" path : ""
    while (sub(/^super::/, "", path)) base = parent(base)
  }
  return base "::" path
}
function found(path,    name) {
  path = absolute(path)
  if (path == "") return
  name = path; sub(/.*::/, "", name)
  if (pass == 2) used(path)
  else if (exported && name == "*") globs[module] = globs[module] " " parent(path)
  else if (exported) from[module "::" name] = path
}
# The module that a path leads to, following re-exports.
function target(path,    names, count, i, at, step, open, n) {
  count = split(path, names, "::"); at = "crate"
  for (i = 2; i <= count; i++) {
    step = at "::" names[i]
    if (step in known) at = step
    else if (step in from && from[step] != step) at = target(from[step])
    else {
      for (n = split(globs[at], open, " "); n > 0; n--) if ((open[n] "::" names[i]) in defined) return open[n]
      return at
    }
  }
  return at
}
function used(path,    a, b, n, m, i, level) {
  n = split(module, a, "::"); m = split(target(path), b, "::"); level = "crate"
  for (i = 2; i <= n && i <= m && a[i] == b[i]; i++) level = level "::" a[i]
  if (i <= n && i <= m) print level "::" a[i], level "::" b[i]
}

BEGIN { for (i = 1; i < ARGC; i++) if (ARGV[i] ~ /\.rs$/) known[module_of(ARGV[i])] }
FNR == 1 { module = module_of(FILENAME); statement = "" }
{ sub(/\/\/.*/, "") }
statement != "" || /^ *(pub(\([a-z]+\))? )?use / {
  statement = statement $0
  if (statement !~ /;/) next
  exported = statement ~ /^ *pub/
  sub(/^.*use /, "", statement); gsub(/ as [A-Za-z_]+|[ ;]/, "", statement)
  expand("", statement); statement = ""; next
}
pass == 1 && match($0, /^ *pub(\([a-z]+\))? ([a-z]+ )*[A-Za-z_]+/) {
  name = substr($0, RSTART, RLENGTH); sub(/.* /, "", name); defined[module "::" name]
}
pass == 2 {
  while (match($0, /(crate|super)(::[A-Za-z_]+)+/)) {
    path = substr($0, RSTART, RLENGTH); $0 = substr($0, RSTART + RLENGTH); found(path)
  }
}
