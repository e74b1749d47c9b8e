/**
 * The oldest engines in which everything works, by the names of the compatibility data (README, "Browsers"). The build lowers scripts and
 * styles to them, and `tests/house/floor.test.ts` holds that nothing newer is left; what it lets pass is in `tests/house/floor/allowed.ts`, with the reason.
 */
export const FLOOR = { chrome: '100', edge: '100', firefox: '100', safari: '15.4', safari_ios: '15.4' } as const;

/** The same, as the build's tools name them. */
export const FLOOR_TARGETS: string[] = Object.entries(FLOOR).map(
  ([engine, version]) => `${engine === 'safari_ios' ? 'ios' : engine}${version}`,
);
