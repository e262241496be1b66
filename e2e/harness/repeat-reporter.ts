import { relative } from "node:path";
import type { Reporter, TestCase } from "@playwright/test/reporter";

/** Ends the report with a command per failed test that runs it again with a trace. */
export default class RepeatReporter implements Reporter {
  private readonly failed = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    if (!test.ok()) this.failed.add(test);
  }

  onEnd(): void {
    const readers = process.env.PODIUM_READERS
      ? `PODIUM_READERS=${process.env.PODIUM_READERS} `
      : "";
    for (const { location, parent } of this.failed) {
      const where = `${relative(process.cwd(), location.file)}:${location.line}`;
      const project = parent.project()?.name;
      console.log(
        `again: ${readers}PODIUM_TRACE=1 npx playwright test --project=${project} ${where}`,
      );
    }
  }
}
