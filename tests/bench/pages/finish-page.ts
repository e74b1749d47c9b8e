import { Dexie } from 'dexie';
import { createEngine } from '../../../client/engine/local-engine.ts';
import { browserHost } from '../../../client/storage/browser-host.ts';
import { openStorage } from '../../../client/storage/open-storage.ts';
import type { JournalHeader } from '../../../client/storage/records.ts';
import type { LogEntry } from '../../../shared/games/kit/game.ts';
import { rulesFor } from '../../../shared/games/registry.ts';
import type { SpeedMathMove } from '../../../shared/games/speed-math/v1/moves.ts';
import { speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import { seedFromText, seedToHex } from '../../../shared/seed.ts';

/** What the benchmark calls in this page. */
export interface FinishPage {
  /** Milliseconds of each round: a game's finish until it is saved, the transaction in it, and one strict Dexie add of the same row, in turn. */
  measure(rounds: number): Promise<{ readonly finish: number[]; readonly transaction: number[]; readonly add: number[] }>;
}

const CONFIG = { operation: 'addition', difficulty: 'double', friendly: true, timeLimit: 60, questions: 15 } as const;
const host = browserHost(1);
const storage = openStorage({ host });
const engine = createEngine({
  host,
  rulesFor,
  challenges: async () => [],
  player: (localId) => storage.player(localId),
  makeRoom: () => storage.makeRoom(),
});

const plain = new Dexie('plain', { chromeTransactionDurability: 'strict', cache: 'disabled' });
plain.version(1).stores({ rows: 'id' });

function playedLog(seedText: string): readonly LogEntry<SpeedMathMove>[] {
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

async function finishOne(localId: string): Promise<number> {
  const sessionId = host.newId();
  const header: JournalHeader = {
    sessionId,
    game: 'speed-math',
    rules: 1,
    seed: seedToHex(seedFromText(sessionId)),
    config: CONFIG,
    startedMs: host.now(),
    v: 1,
  };
  await engine.begin({ kind: 'player', localId }, header);
  await engine.record(sessionId, 1, playedLog(sessionId));
  await new Promise((resolve) => setTimeout(resolve, 350));
  const from = performance.now();
  const report = await engine.finish(sessionId);
  const ms = performance.now() - from;
  if (report.kept !== 'saved') throw new Error(`The game was not saved: ${report.problem}`);
  return ms;
}

async function addOne(row: unknown): Promise<number> {
  const from = performance.now();
  await plain.table('rows').add(row);
  return performance.now() - from;
}

const page: FinishPage = {
  async measure(rounds) {
    const made = await storage.players.createLearner({ nickname: 'Bench', colour: 'sun', shape: 'circle' });
    if (!made.ok) throw new Error(made.error);
    const { localId } = made.value;
    const finish: number[] = [];
    const transaction: number[] = [];
    const store = storage.player(localId);
    const write = store.finish.bind(store);
    let transactionMs = 0;
    store.finish = async (finished) => {
      const from = performance.now();
      const row = await write(finished);
      transactionMs = performance.now() - from;
      return row;
    };
    const add: number[] = [];
    for (let round = -5; round < rounds; round++) {
      const ms = await finishOne(localId);
      const plainMs = await addOne({ ...(await store.latestSessions(1))[0] });
      // The first rounds only warm up.
      if (round >= 0) {
        finish.push(ms);
        transaction.push(transactionMs);
        add.push(plainMs);
      }
    }
    return { finish, transaction, add };
  },
};

Object.assign(globalThis, { finishPage: page });
