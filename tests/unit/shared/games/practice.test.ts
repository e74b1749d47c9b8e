import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, isPlayable, type PlayableSlug } from '../../../../shared/games/catalogue.ts';
import { setupKey } from '../../../../shared/games/bests.ts';
import { PRACTICE, setupOfKey } from '../../../../shared/games/practice.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { replay, type RunRecord } from '../../../../shared/games/replay.ts';
import { sameSetup } from '../../../../shared/games/same-setup.ts';
import type { AnyGame } from '../../../../shared/games/kit/game.ts';
import type { Canonical } from '../../../../shared/canonical.ts';

const folder = new URL('./golden/', import.meta.url);
/** Of the games that are in lists: no link sets a practice up, and none is compared. */
const RECORDS = readdirSync(folder)
  .map((name): RunRecord => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).record)
  .filter(({ game }) => CATALOGUE.some(({ slug }) => slug === game));

/** A run that was played, with the topics that it counted. */
const PLAYED = RECORDS.flatMap((record) => {
  const run = replay(record);
  if (!run.ok) return [];
  const { outcome } = run.value;
  return [{ ...record, outcome, saved: outcome.difficulty, topics: Object.keys(run.value.facts().by) }];
});

/** Of which topics are counted, and whose bests are listed (decision G27). */
const ORDINARY = PLAYED.filter(({ outcome }) => outcome.course === undefined);

describe('the set-up in which a topic is practised', () => {
  it('is known for each game with topics', () => {
    const withTopics = new Set(PLAYED.filter(({ topics }) => topics.length > 0).map(({ game }) => game));
    expect(withTopics.size).toBeGreaterThanOrEqual(5);
    const playable = CATALOGUE.filter(isPlayable).map(({ slug }) => slug as PlayableSlug);
    expect(playable.filter((slug) => PRACTICE[slug].practiceOf)).toEqual(playable.filter((slug) => withTopics.has(slug)));
  });

  it('is one that its game takes, and leads back to how it was asked', () => {
    for (const { game, rules, config, saved, topics } of ORDINARY) {
      for (const topic of topics.filter((each) => each !== 'tables above 20')) {
        const part = PRACTICE[game as PlayableSlug].practiceOf?.(topic, saved);
        const asked = topic.startsWith('table ') ? { table: Number(topic.slice(6)) } : { operation: topic === 'power' ? 'mixed' : topic };
        expect([game, topic, part]).toEqual([game, topic, expect.objectContaining(asked)]);
        const practised = rulesFor(game, rules)?.parseConfig({ ...(config as object), ...part });
        expect([game, topic, practised]).toMatchObject([game, topic, { ok: true, value: part }]);
        if (part?.['difficulty'] !== undefined) expect(part).toMatchObject({ difficulty: (config as { difficulty: string }).difficulty });
      }
    }
  });

  it.each([
    ['speed-math', 'division', 'insane', { operation: 'division' }],
    ['multiplication-table', 'tables above 20', undefined, {}],
    ['multiplication-table', 'table 0x7', undefined, {}],
    ['calculator-vs-brain', 'division', 'expert', { operation: 'division', difficulty: 'insane' }],
  ] as const)('in %s of %s, %s, is only what is known', (game, topic, difficulty, part) => {
    expect(PRACTICE[game].practiceOf?.(topic, difficulty)).toEqual(part);
  });
});

describe('the set-up that a best is of', () => {
  it('is one that its game takes, and whose runs are compared with it, of any game and version', () => {
    for (const { game, rules, outcome } of ORDINARY) {
      const key = setupKey({ game, difficulty: outcome.difficulty, data: outcome.sessionData }) ?? '';
      const of = setupOfKey(key);
      expect([key, of?.slug]).toEqual([key, game]);
      const parsed = rulesFor(game, rules)?.parseConfig(of?.setup);
      const next = parsed?.ok ? sameSetup(rulesFor(game, rules) as AnyGame, parsed.value as Canonical) : undefined;
      expect([key, next]).toEqual([key, key]);
    }
  });

  it.each([
    ['speed-math addition.medium.10.friendly', { operation: 'addition', difficulty: 'double', questions: 10, friendly: true }],
    ['speed-math division.expert.1', { operation: 'division', difficulty: 'large', questions: 1, friendly: false }],
    ['math-race mixed.1.3000.100', { operation: 'mixed', from: 1, to: 3000, target: 100 }],
    ['calculator-vs-brain mixed.expert', { operation: 'mixed', difficulty: 'insane' }],
    ['multiplication-table practice.mixed', { mode: 'practice', table: 'mixed' }],
    ['multiplication-table speed_drill.7', { mode: 'speed_drill', table: 7 }],
    ['number-sequence 3', { digits: 3 }],
    ['number-puzzle 4', { difficulty: 'medium' }],
    ['math-bubble-pop addition', { operation: 'addition' }],
  ])('of %s is told from its key', (key, setup) => {
    expect(setupOfKey(key)?.setup).toEqual(setup);
  });

  it.each(['math-duel 1', 'unheard-of addition', '', 'speed-math addition.medium.10 clock=off'])(
    'of "%s" is none that a link fills in',
    (key) => {
      expect(setupOfKey(key)).toBeUndefined();
    },
  );
});

describe('the set-up of a run', () => {
  it('is told whole by its session, of any game and version', () => {
    expect(new Set(PLAYED.map(({ game }) => game)).size).toBe(CATALOGUE.filter(isPlayable).length);
    for (const { game, rules, config, outcome } of PLAYED) {
      const { difficulty, sessionData: data } = outcome;
      const parse = (input: unknown) => rulesFor(game, rules)?.parseConfig(input);
      const told = parse(PRACTICE[game as PlayableSlug].setupOf({ difficulty, data }));
      // Where fewer questions exist than were wanted, the session has those that were asked (decision G3).
      const asked = 'questions' in data ? { questions: data['questions'] } : {};
      // What a run that fits began with is no choice: each looks it up.
      const fits = Object.values(config as object).includes('fit');
      const looked = fits ? { from: undefined, plan: undefined } : {};
      // The clock is the player's for all games, and in no link (decision G26).
      expect([game, told]).toEqual([game, parse({ ...(config as object), ...asked, ...looked, clock: undefined })]);
    }
  });

  it('leaves out what a session of another kind says', () => {
    expect(PRACTICE['speed-math'].setupOf({ difficulty: 'easy', data: { operation: ['division'], questions: null } })).toEqual({
      difficulty: 'single',
    });
  });
});
