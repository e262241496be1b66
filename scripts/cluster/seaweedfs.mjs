// SeaweedFS: S3 with one bucket, for pictures.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at, FOLDER, HOST, PORTS, WEED } from "./places.mjs";
import { Program, until } from "./program.mjs";

export const BUCKET = { name: "podium", key: "podium", secret: "podium-cluster" };
const folder = join(FOLDER, "seaweedfs");

export class SeaweedFs extends Program {
  constructor() {
    const parts = Object.entries(PORTS.seaweedfs).flatMap(([part, port]) => [
      `-${part}.port=${port}`,
      `-${part}.port.grpc=${port + 10}`,
      ...(["filer", "s3"].includes(part)
        ? [`-${part}.localSocket=${join(folder, part)}.sock`]
        : []),
    ]);
    const small = ["-master.volumeSizeLimitMB=64", "-volume.max=20", "-master.telemetry=false"];
    const without = ["-s3.iam=false", "-s3.port.iceberg=0", "-s3.port.lance=0"];
    const place = [`-dir=${folder}`, `-s3.config=${join(folder, "identities.json")}`];
    const loopback = [`-ip=${HOST}`, `-ip.bind=${HOST}`];
    const command = [WEED, "-logtostderr", "server", "-filer", "-s3"];
    super("seaweedfs", [...command, ...loopback, ...place, ...parts, ...small, ...without]);
  }

  configure() {
    mkdirSync(folder);
    const credentials = [{ accessKey: BUCKET.key, secretKey: BUCKET.secret }];
    const identity = { name: BUCKET.key, credentials, actions: ["Read", "Write", "List"] };
    writeFileSync(join(folder, "identities.json"), JSON.stringify({ identities: [identity] }));
  }

  /** A bucket is a folder of its files. */
  async createBucket() {
    const bucket = `http://${at(PORTS.seaweedfs.filer)}/buckets/${BUCKET.name}/`;
    const isMade = async () => (await fetch(bucket, { method: "POST" })).ok;
    await until("SeaweedFS has a bucket", isMade, { program: this });
  }
}
