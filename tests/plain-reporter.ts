import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { engineVersions } from './engine-versions.ts';

/** A suite that cannot run here says why in its title: "health on PostgreSQL (not run: needs PostgreSQL)". */
function notRun({ parent }: TestCase): string | undefined {
  for (let suite = parent; suite.type === 'suite'; suite = suite.parent) if (suite.name.includes('not run')) return suite.name;
  return undefined;
}

/** Begins with what a run stands on, names what could not run, and ends with one line that any machine can read. */
export default class PlainReporter implements Reporter {
  async onTestRunStart(files: readonly TestSpecification[]): Promise<void> {
    console.log((await engineVersions(new Set(files.map(({ project }) => project.name)))).join(', '));
  }

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
