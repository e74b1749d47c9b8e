import { fitPlan } from '../../../shared/games/multiplication-table/fit-plan.ts';
import type { TableConfig } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import { multiplicationTable as version2 } from '../../../shared/games/multiplication-table/v2/rules.ts';
import { fittedBy } from '../../play/memory/fitted-by.ts';
import { memoryNow } from '../../play/memory/memory-now.ts';
import { soon } from '../../play/memory/soon.ts';
import { whoPlays } from '../../play/run/run-owner.ts';

/** The rules of runs that fit their player, or have another clock: they come with the first use of the page, whose first screen needs none. */
export { multiplicationTable as rules } from '../../../shared/games/multiplication-table/v3/rules.ts';
export const earlier = [version2];

/** With a plan of what whoever plays knows now; without one where too little is known, or memory does not come. */
export const fitted = fittedBy(async ({ mode, table }: TableConfig): Promise<TableConfig> => {
  const memory = await soon(async () => memoryNow(await whoPlays()));
  const plan = memory && fitPlan(memory);
  return { mode, table, ...(plan !== undefined && { plan }) };
});
