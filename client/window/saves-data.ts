/** What Chromium tells of the line; it is in no standard yet and not in TypeScript's libraries. */
interface Line {
  readonly saveData?: boolean;
}

/** Whether the device asks that nothing be fetched without need. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: Line }).connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
