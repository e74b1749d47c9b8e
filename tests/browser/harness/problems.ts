/** Collects the problems of a window: console errors and warnings, errors of the page, blocked content. */
export class Problems {
  readonly #heard: string[] = [];
  readonly #declared: RegExp[] = [];

  hear(problem: string): void {
    this.#heard.push(problem);
  }

  /** Declares that this test causes a problem matching `pattern`, such as requests to a stopped server. */
  expect(pattern: RegExp): void {
    this.#declared.push(pattern);
  }

  /** Throws if there was a problem that the test did not declare. */
  check(): void {
    const stray = this.#heard.filter((problem) => !this.#declared.some((pattern) => pattern.test(problem)));
    if (stray.length > 0) throw new Error(`The window had problems that no test declared:\n${stray.join('\n')}`);
  }
}
