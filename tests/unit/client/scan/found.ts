import type { Control, Found } from '../../../../client/scan/tree.ts';

const KEY_PX = 50;

/** A control in a grid. */
export const control = (of: string, column: number, row: number): Control<string> => ({
  kind: 'control',
  of,
  box: { left: column * KEY_PX, top: row * KEY_PX, right: (column + 1) * KEY_PX, bottom: (row + 1) * KEY_PX },
});

export const group = (of: string, members: Found<string>['members'], more: Partial<Found<string>> = {}): Found<string> => ({
  kind: 'group',
  of,
  members,
  after: 'up',
  enters: false,
  scrolls: [],
  ...more,
});
