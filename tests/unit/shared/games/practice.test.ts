import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, isPlayable, type PlayableSlug } from '../../../../shared/games/catalogue.ts';
import { PRACTICE } from '../../../../shared/games/practice.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import { replay, type RunRecord } from '../../../../shared/games/replay.ts';

const folder = new URL('./golden/', import.meta.url);
const RECORDS = readdirSync(folder).map((name): RunRecord => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).record);

/** A run that was played, with the topics that it counted. */
const PLAYED = RECORDS.flatMap((record) => {
  const run = replay(record);
  if (!run.ok) return [];
  const { outcome } = run.value;
  return [{ ...record, outcome, saved: outcome.difficulty, topics: Object.keys(run.value.facts().by) }];
});

describe('the set-up in which a topic is practised', () => {
  it('is known for each game with topics', () => {
    const withTopics = new Set(PLAYED.filter(({ topics }) => topics.length > 0).map(({ game }) => game));
    expect(withTopics.size).toBeGreaterThanOrEqual(5);
    const playable = CATALOGUE.filter(isPlayable).map(({ slug }) => slug as PlayableSlug);
    expect(playable.filter((slug) => PRACTICE[slug].practiceOf)).toEqual(playable.filter((slug) => withTopics.has(slug)));
  });

  it('is one that its game takes, and leads back to how it was asked', () => {
    for (const { game, rules, config, saved, topics } of PLAYED) {
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

describe('the set-up of a run', () => {
  it('is told whole by its session, of any game and version', () => {
    expect(new Set(PLAYED.map(({ game }) => game)).size).toBe(CATALOGUE.filter(isPlayable).length);
    for (const { game, rules, config, outcome } of PLAYED) {
      const { difficulty, sessionData: data } = outcome;
      const parse = (input: unknown) => rulesFor(game, rules)?.parseConfig(input);
      const told = parse(PRACTICE[game as PlayableSlug].setupOf({ difficulty, data }));
      // Where fewer questions exist than were wanted, the session has those that were asked (decision G3).
      const asked = 'questions' in data ? { questions: data['questions'] } : {};
      expect([game, told]).toEqual([game, parse({ ...(config as object), ...asked })]);
    }
  });

  it('leaves out what a session of another kind says', () => {
    expect(PRACTICE['speed-math'].setupOf({ difficulty: 'easy', data: { operation: ['division'], questions: null } })).toEqual({
      difficulty: 'single',
    });
  });
});
