import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A suite that cannot run here says why in its title: "health on PostgreSQL (not run: needs PostgreSQL)". */
function notRun({ parent }: TestCase): string | undefined {
  for (let suite = parent; suite.type === 'suite'; suite = suite.parent) if (suite.name.includes('not run')) return suite.name;
  return undefined;
}

/** Names what could not run, and ends a run with one line that any machine can read. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = 0;
    let skipped = 0;
    const missing = new Set<string>();
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
        else skipped++;
        const title = state === 'skipped' ? notRun(test) : undefined;
        if (title !== undefined) missing.add(title);
      }
      // A file that breaks before its first test is a failure too.
      if (tests.length === 0 && module.state() === 'failed') failed++;
    }
    for (const title of missing) console.log(`- ${title}`);
    console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  }
}
