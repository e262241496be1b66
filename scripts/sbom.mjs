#!/usr/bin/env node
// Prints what the program is made of, as CycloneDX: the crates that are linked into it and the npm packages that its pages
// carry, without those that only build or test.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

process.chdir(join(import.meta.dirname, ".."));

const run = (command, ...args) =>
  execFileSync(command, args, { encoding: "utf8", maxBuffer: 2 ** 28 });

/** The crates below the program, by their ids in `cargo metadata`, each with those that it uses. */
function crates() {
  const host = /^host: (.*)$/m.exec(run("rustc", "-vV"))[1];
  const args = ["metadata", "--format-version", "1", "--locked", "--filter-platform", host];
  const { packages, resolve } = JSON.parse(run("cargo", ...args));
  const packed = new Map(packages.map((each) => [each.id, each]));
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const isLinked = ({ dep_kinds }) => dep_kinds.some(({ kind }) => kind === null);
  const used = new Map();
  const left = [packages.find(({ name, source }) => name === "podium" && source === null).id];
  for (let id = left.pop(); id; id = left.pop()) {
    const uses = nodes.get(id).deps.filter(isLinked);
    used.set(
      packed.get(id),
      uses.map(({ pkg }) => packed.get(pkg)),
    );
    left.push(...uses.map(({ pkg }) => pkg).filter((pkg) => !used.has(packed.get(pkg))));
  }
  return used;
}

/** SHA-256 of the crates that come from a registry, by name and version. */
function checksums() {
  const entries = readFileSync("Cargo.lock", "utf8").matchAll(
    /name = "(.*)"\nversion = "(.*)"\nsource = .*\nchecksum = "(.*)"/g,
  );
  return new Map([...entries].map(([, name, version, sum]) => [`${name}@${version}`, sum]));
}

const cargoPurl = ({ name, version }) => `pkg:cargo/${name}@${encodeURIComponent(version)}`;
const npmPurl = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

const licensed = (license) =>
  license && { licenses: [{ expression: license.replaceAll("/", " OR ") }] };

function part(purl, name, version, license, hash) {
  const hashes = hash && { hashes: [hash] };
  return { type: "library", "bom-ref": purl, name, version, ...hashes, ...licensed(license), purl };
}

function cargoParts(used) {
  const sums = checksums();
  return [...used.keys()].map((each) => {
    const sum = sums.get(`${each.name}@${each.version}`);
    const hash = sum && { alg: "SHA-256", content: sum };
    return part(cargoPurl(each), each.name, each.version, each.license, hash);
  });
}

function npmParts() {
  const { packages } = JSON.parse(readFileSync("web/package-lock.json", "utf8"));
  const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !dev);
  return shipped.map(([path, { version, license, integrity }]) => {
    const name = path.split("node_modules/").at(-1);
    const sum = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
    return part(npmPurl(name, version), name, version, license, { alg: "SHA-512", content: sum });
  });
}

const byRef = (a, b) => (a["bom-ref"] ?? a.ref).localeCompare(b["bom-ref"] ?? b.ref, "en");

const used = crates();
const npm = npmParts();
const [program, ...components] = [...cargoParts(used), ...npm];
const dependencies = [...used].map(([each, uses]) => ({
  ref: cargoPurl(each),
  dependsOn: uses.map(cargoPurl).sort(),
}));
dependencies[0].dependsOn.push(...npm.map(({ purl }) => purl).sort());
components.sort(byRef);
dependencies.sort(byRef);

const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? run("git", "log", "-1", "--format=%ct"));
const digest = createHash("sha256").update(JSON.stringify(components)).digest("hex");
const uuid = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
const document = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  serialNumber: `urn:uuid:${uuid}`,
  version: 1,
  metadata: {
    timestamp: new Date(seconds * 1000).toISOString(),
    component: { ...program, type: "application" },
  },
  components,
  dependencies,
};
console.log(JSON.stringify(document, null, 2));
