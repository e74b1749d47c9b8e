import { checkParts } from '../sync/check.ts';
import { done, failed, type Command } from './command.ts';

/** Recounts every player's totals from the stored games and puts right those that differ (protocol, "State is a fold over a set"). */
export const check: Command = {
  parameter: '',
  summary: "Recount every player's totals from the stored games, and put right those that differ.",
  async run({ database, random }) {
    const { players, repaired, failed: broken } = await checkParts(database, random);
    const lines = [`Players checked: ${players}. Totals that were wrong and are right now: ${repaired}.`];
    if (broken.length === 0) return done(...lines);
    return failed(
      ...lines,
      ...broken.map(({ player, error }) => `Left as it was, because it cannot be counted: ${player} (${nameOf(error)}).`),
    );
  },
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
