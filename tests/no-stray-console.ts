import { afterEach, beforeEach, expect, vi } from 'vitest';

const declared: RegExp[] = [];
const heard: string[] = [];

/** Declares that this test causes a console error or warning matching `pattern`. */
export function expectConsole(pattern: RegExp): void {
  declared.push(pattern);
}

beforeEach(() => {
  declared.length = 0;
  heard.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      heard.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  const stray = heard.filter((line) => !declared.some((pattern) => pattern.test(line)));
  expect(stray, 'console errors and warnings that no test declared').toEqual([]);
});
