import type { TableConfig } from '../../../../shared/games/multiplication-table/v1/config.ts';

/** Why the set-up is refused, by field. The first is for a choice that no screen offers. */
export const refusals: { readonly [field in keyof TableConfig]: string } = {
  mode: 'Please select a mode',
  table: 'The table must be a whole number from 1 to 100',
};
