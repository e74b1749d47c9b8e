import type { PracticeConfig } from '../../../shared/games/practice/v1/config.ts';
import { chosenNow } from '../../device/preferences.ts';
import { memoryNow } from '../../play/memory/memory-now.ts';
import { configOf, sittingOf } from './sitting.ts';

/** "Two more minutes" have so many answers. */
const MORE_ANSWERS = 20;

/** What follows a sitting: what is known has changed by it, so the plan is another. If nothing is left to ask, it is the same again. */
export async function nextSitting(last: PracticeConfig): Promise<PracticeConfig> {
  const memory = await memoryNow();
  const chosen = chosenNow();
  const next =
    memory &&
    configOf(
      sittingOf(memory, (name) => chosen.get(name) ?? null, []),
      last.kind === 'placement' ? undefined : MORE_ANSWERS,
    );
  return next ?? last;
}
