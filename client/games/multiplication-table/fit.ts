import { fitPlan } from '../../../shared/games/multiplication-table/fit-plan.ts';
import type { TableConfig } from '../../../shared/games/multiplication-table/v2/set-up.ts';
import { fittedBy } from '../../play/memory/fitted-by.ts';
import { memoryNow } from '../../play/memory/memory-now.ts';
import { soon } from '../../play/memory/soon.ts';
import { whoPlays } from '../../play/run/run-owner.ts';

/** The rules of runs that fit their player: with the first use of the page, since its first screen needs none of them. */
export { multiplicationTable as rules } from '../../../shared/games/multiplication-table/v2/rules.ts';

/** With a plan of what whoever plays knows now; without one where too little is known, or memory does not come. */
export const fitted = fittedBy(async ({ mode, table }: TableConfig): Promise<TableConfig> => {
  const memory = await soon(async () => memoryNow(await whoPlays()));
  const plan = memory && fitPlan(memory);
  return { mode, table, ...(plan !== undefined && { plan }) };
});
