import { v7 } from 'uuid';
import { seedFromText, seedToHex, type Seed } from '../../../shared/seed.ts';
import type { Canonical } from '../../../shared/canonical.ts';
import type { Game } from '../../../shared/games/kit/game.ts';
import type { JournalHeader } from '../../storage/records.ts';
import type { Purpose } from '../purpose/purpose.ts';

interface NewSession {
  readonly header: JournalHeader;
  /** The header's seed. */
  readonly seed: Seed;
}

/** The header of a new run (protocol, "Recording a game", 1): free play is seeded by its own id, a challenge by the challenge's, a class round by its code. */
export function newSession<Config extends JournalHeader['config'] & Canonical>(
  game: Pick<Game<Config, never, never>, 'slug' | 'version'>,
  config: Config,
  startedMs: number,
  { mark, seedText }: Pick<Purpose, 'mark' | 'seedText'>,
): NewSession {
  const sessionId = v7();
  const seed = seedFromText(seedText ?? sessionId);
  const header: JournalHeader = {
    sessionId,
    game: game.slug,
    rules: game.version,
    seed: seedToHex(seed),
    config,
    startedMs,
    ...mark,
    v: 1,
  };
  return { header, seed };
}
