import { readStored } from '../../device/read-stored.ts';
import { useRead } from '../../device/use-read.ts';
import type { RunOwner } from '../../engine/engine.ts';
import { useGame } from '../current-game.ts';
import { useEndedGame, type EndedGame } from '../current-run.ts';
import { ownerKey } from '../run/run-owner.ts';

/** What a run came to, as far as the one after it asks. */
interface RunBefore {
  /** Null or absent for a game without one. */
  readonly accuracy?: number | null | undefined;
  readonly data: { readonly [name: string]: unknown };
}

/** Among so many of the latest games it is looked for. */
const LATEST = 20;

/** By game the last two runs of the guest in this window, the latest first: they are not stored. */
const here = new Map<string, readonly EndedGame[]>();

function ofGuest(slug: string, run: EndedGame): RunBefore | null {
  const runs = [run, ...(here.get(slug) ?? []).filter(({ sessionId }) => sessionId !== run.sessionId)];
  here.set(slug, runs.slice(0, 2));
  const outcome = runs[1]?.outcome;
  return outcome ? { accuracy: outcome.accuracy, data: outcome.sessionData } : null;
}

async function ofPlayer(localId: string, slug: string, { sessionId }: EndedGame): Promise<RunBefore | null> {
  const stored = await readStored((storage) => storage.player(localId).someProgress(LATEST, []));
  return stored?.latest.find(({ id, summary }) => id !== sessionId && summary.game === slug)?.summary ?? null;
}

/** The run of the same game before the one whose result is on screen; null without any, undefined while it is read. */
export function useRunBefore(owner: RunOwner | undefined): RunBefore | null | undefined {
  const { slug } = useGame();
  const run = useEndedGame();
  return useRead(
    async () => owner && (owner.kind === 'guest' ? ofGuest(slug, run) : ofPlayer(owner.localId, slug, run)),
    `${run.sessionId} ${ownerKey(owner)}`,
  );
}
