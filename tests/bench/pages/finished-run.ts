import { Dexie } from 'dexie';
import type { Engine } from '../../../client/engine/engine.ts';
import { createEngine } from '../../../client/engine/local-engine.ts';
import { browserHost } from '../../../client/storage/browser-host.ts';
import { openStorage } from '../../../client/storage/open-storage.ts';
import type { TablePlayerStore } from '../../../client/storage/player-store.ts';
import type { JournalHeader } from '../../../client/storage/records.ts';
import type { LogEntry } from '../../../shared/games/kit/game.ts';
import { rulesFor } from '../../../shared/games/registry.ts';
import type { SpeedMathMove } from '../../../shared/games/speed-math/v1/moves.ts';
import { speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';

const CONFIG = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 } as const;
export const host = browserHost(1);
const storage = openStorage({ host });

// What is on a server of one's own machine Dexie takes for work in progress, and follows each call through all promises.
Dexie.debug = false;

const plain = new Dexie('plain', { chromeTransactionDurability: 'strict', cache: 'disabled' });
plain.version(1).stores({ rows: 'id' });

export const headerOf = (sessionId: string): JournalHeader => ({
  sessionId,
  game: 'speed-math',
  rules: 1,
  seed: seedToHex(seedFromText(sessionId)),
  config: CONFIG,
  startedMs: host.now(),
  v: 1,
});

/** All answers of the game with this seed, right ones. */
export function playedLog(seedText: string): readonly LogEntry<SpeedMathMove>[] {
  let state = speedMath.start(CONFIG, seedFromText(seedText));
  let atMs = 0;
  const log: LogEntry<SpeedMathMove>[] = [];
  const add = (move: Parameters<typeof speedMath.step>[1], at: number) => {
    log.push({ move, atMs: at });
    atMs = at;
    state = speedMath.step(state, move, at);
  };
  while (!speedMath.isOver(state)) {
    add({ type: 'answer', value: state.problem.answer }, atMs + 1_500);
    add({ type: 'tick' }, state.feedbackUntilMs ?? atMs);
  }
  return log;
}

/** A learner of this device, whose games are played and finished as the app does it. */
export interface Learner {
  readonly store: TablePlayerStore;
  /** Plays a game. The milliseconds of its end: until it is saved, and of the transaction in that. */
  finishOne(): Promise<{ readonly finish: number; readonly transaction: number }>;
}

export async function newLearner(): Promise<Learner> {
  const made = await storage.players.createLearner({ nickname: 'Bench', colour: 'sun', shape: 'circle' });
  if (!made.ok) throw new Error(made.error);
  const { localId } = made.value;
  const store = storage.player(localId);
  const engine: Engine = createEngine({
    host,
    rulesFor,
    challenges: async () => [],
    player: (id) => storage.player(id),
    hasPlayer: async (id) => (await storage.device.player(id)) !== undefined,
    makeRoom: () => storage.makeRoom(),
  });
  let transaction = 0;
  const write = store.finish.bind(store);
  store.finish = async (finished) => {
    const from = performance.now();
    const row = await write(finished);
    transaction = performance.now() - from;
    return row;
  };
  return {
    store,
    async finishOne() {
      const sessionId = host.newId();
      await engine.begin({ kind: 'player', localId }, headerOf(sessionId));
      await engine.record(sessionId, 1, playedLog(sessionId));
      await pause();
      const finish = await timed(
        () => engine.finish(sessionId),
        ({ kept, problem }) => {
          if (kept !== 'saved') throw new Error(`The game was not saved: ${problem}`);
        },
      );
      return { finish, transaction };
    },
  };
}

/** What is measured begins as the end of a game does: when browser and disk had nothing to do for a moment. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 350));

/** One strict Dexie add: what all else is compared with. */
export const addOne = (row: unknown): Promise<number> => timed(() => plain.table('rows').add(row));

/** The milliseconds until `work` is done. */
export async function timed<T>(work: () => PromiseLike<T>, look: (done: T) => void = () => {}): Promise<number> {
  const from = performance.now();
  const done = await work();
  const ms = performance.now() - from;
  look(done);
  return ms;
}
