import { useEffect, useState } from 'react';
import type { Outcome } from '../../shared/games/game.ts';
import { emptyAccumulator, union } from '../../shared/progress/accumulator.ts';
import { levelOf } from '../../shared/progress/level.ts';
import { totalXp } from '../../shared/progress/view.ts';
import { sessionXp } from '../../shared/progress/xp.ts';
import { whoPlays } from './recorder.ts';

/** Where a player stands before a game. */
export interface Standing {
  readonly totalXp: number;
  /** Of this game; undefined if it was never finished, or only after a break. */
  readonly bestScore: number | undefined;
}

async function readStanding(game: string): Promise<Standing | undefined> {
  const recorder = await whoPlays();
  if (recorder.kind === 'guest') return undefined;
  try {
    const { device } = await import('../account/device.ts');
    const { document, uncontained } = await device().storage.player(recorder.localId).progress(0);
    const empty = emptyAccumulator();
    const all = union(document?.accumulator ?? empty, uncontained ?? empty);
    return { totalXp: totalXp(all), bestScore: all.games[game]?.bestScore || undefined };
  } catch {
    return undefined; // The banner says what is wrong with storage; a game is worth playing without a record to beat.
  }
}

/** The standing at the moment this was mounted; undefined while it is read, and for a guest. */
export function useStanding(game: string): Standing | undefined {
  const [standing, setStanding] = useState<Standing>();
  useEffect(() => {
    let mounted = true;
    const read = async () => {
      const found = await readStanding(game);
      if (mounted) setStanding(found);
    };
    void read();
    return () => {
      mounted = false;
    };
  }, [game]);
  return standing;
}

/** What a finished game changed for its player. */
export interface News {
  /** The best score before, if this one is better; a resumed game is no personal best (sync.md, "Recording a game"). */
  readonly bestBefore?: number;
  /** The level just reached. */
  readonly level?: number;
}

export function newsOf(before: Standing | undefined, outcome: Outcome): News {
  if (!before) return {};
  const level = levelOf(before.totalXp + sessionXp(outcome));
  const isBest = !outcome.resumed && before.bestScore !== undefined && outcome.score > before.bestScore;
  return {
    ...(isBest ? { bestBefore: before.bestScore } : {}),
    ...(level > levelOf(before.totalXp) ? { level } : {}),
  };
}
