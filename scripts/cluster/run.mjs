// Runs something on a cluster, which ends whatever happens.
export async function guarded(cluster, work) {
  let interrupt;
  const interrupted = new Promise((resolve) => {
    interrupt = resolve;
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      process.exitCode = 130;
      interrupt();
    });
  }
  try {
    await Promise.race([work(cluster, interrupted), interrupted]);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    console.log("ending …");
    await cluster.end();
  }
  // Clients may still wait for what has ended.
  process.exit();
}
