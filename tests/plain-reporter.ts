import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { engineVersions } from './engine-versions.ts';

/** A suite that cannot run here says why in its title: "health on PostgreSQL (not run: needs PostgreSQL)". */
function notRun({ parent }: TestCase): string | undefined {
  for (let suite = parent; suite.type === 'suite'; suite = suite.parent) if (suite.name.includes('not run')) return suite.name;
  return undefined;
}

/** Begins with what a run stands on, names what could not run, and ends with one line that any machine can read. */
export default class PlainReporter implements Reporter {
  /** Whether this run leaves to a release what is tagged so. */
  #leavesToRelease = false;

  onInit({ config }: Vitest): void {
    this.#leavesToRelease = config.tagsFilter?.includes('!release') ?? false;
  }

  async onTestRunStart(files: readonly TestSpecification[]): Promise<void> {
    console.log((await engineVersions(new Set(files.map(({ project }) => project.name)))).join(', '));
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    let failed = 0;
    let skipped = 0;
    let left = 0;
    const missing = new Set<string>();
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      for (const test of tests) {
        const { state } = test.result();
        if (this.#leavesToRelease && test.tags.includes('release')) left++;
        else if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
        else skipped++;
        const title = state === 'skipped' ? notRun(test) : undefined;
        if (title !== undefined) missing.add(title);
      }
      // A file that breaks before its first test is a failure too.
      if (tests.length === 0 && module.state() === 'failed') failed++;
    }
    for (const title of missing) console.log(`- ${title}`);
    if (left > 0) console.log(`- ${left} variations of what was tested are left to npm run release`);
    console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  }
}
