import { readdirSync, readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { isEarned, isRedeemable } from '../../../../shared/badges/badge.ts';
import { BADGES } from '../../../../shared/badges/catalogue/catalogue.ts';
import { ROWS_OF_GAMES } from '../../../../shared/badges/catalogue/of-games.ts';
import { ROWS_OVER_ALL } from '../../../../shared/badges/catalogue/over-all.ts';
import { RARITIES } from '../../../../shared/badges/catalogue-badge.ts';
import { progressTo } from '../../../../shared/badges/progress.ts';
import { CATALOGUE, isPlayable } from '../../../../shared/games/catalogue.ts';
import type { AnyGame, Outcome } from '../../../../shared/games/kit/game.ts';
import { bestTimeOf } from '../../../../shared/games/math-race/v1/rules.ts';
import { ACHIEVEMENTS } from '../../../../shared/games/number-puzzle/v1/achievements.ts';
import { rulesFor } from '../../../../shared/games/registry.ts';
import type { RunRecord } from '../../../../shared/games/replay.ts';
import { restoreRun } from '../../../../shared/games/restore.ts';
import { Subject } from '../../../../shared/items/kit/claim-fields.ts';
import { factsOf } from '../../../../shared/games/kit/facts.ts';
import { figuresAfter, HISTORIES } from './histories.ts';

const badges = [...BADGES.values()];

describe.each(badges)('$id', (badge) => {
  const { earns, misses } = HISTORIES[badge.id] ?? {};

  it('is earned by what it asks for, and then its progress is full', () => {
    const figures = figuresAfter(earns ?? { played: [] });
    expect(isEarned(badge, figures)).toBe(true);
    const { have, need } = progressTo(badge, figures);
    expect(have).toBe(need);
  });

  it('is missed by one step less, and its progress says so', () => {
    const figures = figuresAfter(misses ?? { played: [] });
    expect(isEarned(badge, figures)).toBe(false);
    const { have, need } = progressTo(badge, figures);
    expect(have).toBe(need - 1);
  });
});

describe('the catalogue', () => {
  it('has at least 36 badges, each with a history that earns it and one that misses it (decision D5)', () => {
    expect(badges.length).toBeGreaterThanOrEqual(36);
    expect(Object.keys(HISTORIES).sort()).toEqual([...BADGES.keys()].sort());
  });

  it('has badges of all five rarities, and of every category', () => {
    expect([...new Set(badges.map(({ rarity }) => rarity))]).toEqual(RARITIES);
    const categories = new Set(badges.map(({ category }) => category));
    expect([...categories].sort()).toEqual(['accuracy', 'challenge', 'game_specific', 'level', 'practice', 'streak']);
  });

  it('has badges of every game, which read that game only', () => {
    for (const { slug } of CATALOGUE.filter(isPlayable)) {
      const own = badges.filter(({ icon }) => icon === slug);
      expect(own.length, slug).toBeGreaterThan(0);
      expect(own.every(({ category }) => category === 'game_specific')).toBe(true);
      expect(new Set(own.flatMap(({ criteria }) => criteria.map((of) => ('game' in of ? of.game : undefined))))).toEqual(new Set([slug]));
    }
  });

  it('has each badge once, by an id that a claim can name', () => {
    const subject = Compile(Subject);
    expect(badges.filter(({ id }) => !subject.Check(id))).toEqual([]);
    expect([...BADGES].every(([id, badge]) => badge.id === id)).toBe(true);
    // Two rows of one id would be one entry.
    expect(BADGES.size).toBe([...ROWS_OVER_ALL, ...ROWS_OF_GAMES].flatMap(([, rows]) => rows).length);
  });

  it('pays 100 XP for each (decision D4)', () => {
    expect(new Set(badges.map(({ xp }) => xp))).toEqual(new Set([100]));
  });

  it('has the badges that the home page names (decision D15)', () => {
    const named = ['speed-demon', 'perfect-score', 'streak-master'].map((id) => BADGES.get(id));
    expect(named.map((badge) => [badge?.rarity, badge?.criteria])).toEqual([
      ['rare', [{ time: 'quickestTen', game: 'speed-math', atMostMs: 30_000 }]],
      ['common', [{ figure: 'perfect', atLeast: 1 }]],
      ['epic', [{ figure: 'longestStreak', atLeast: 7 }]],
    ]);
  });

  it('asks for something', () => {
    expect(badges.filter(({ criteria }) => criteria.length === 0)).toEqual([]);
  });

  it('gives nothing to somebody who has not played yet', () => {
    const figures = figuresAfter({ played: [] });
    expect(badges.filter((badge) => isEarned(badge, figures))).toEqual([]);
  });

  it('lets a badge be redeemed from its level on only', () => {
    const rare = badges.find(({ id }) => id === 'speed-demon');
    const { progress } = figuresAfter(HISTORIES['speed-demon']?.earns ?? { played: [] });
    expect([1, 2].map((level) => rare && isRedeemable(rare, { level, progress }))).toEqual([false, true]);
  });
});

describe('what the catalogue reads of a game', () => {
  const folder = new URL('../games/golden/', import.meta.url);
  const golden = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { readonly record: RunRecord; readonly outcome: Outcome },
  );
  const criteria = badges.flatMap((badge) => badge.criteria);

  it('are records that its rules make', () => {
    const made = new Set([
      ...golden.flatMap(({ record, outcome }) =>
        Object.keys((outcome.sessionData['records'] ?? {}) as object).map((name) => `${record.game}/${name}`),
      ),
      ...ACHIEVEMENTS.map((key) => `number-puzzle/${key}`),
      `math-race/${bestTimeOf({ operation: 'multiplication', from: 1, to: 10, target: 20 })}`,
    ]);
    const read = criteria.flatMap((of) => ('record' in of ? [`${of.game}/${of.record}`] : []));
    expect(read.length).toBeGreaterThan(20);
    expect(read.filter((name) => !made.has(name))).toEqual([]);
  });

  it('are topics that its facts tell', () => {
    const told = new Set(
      golden.flatMap(({ record }) => {
        const rules = rulesFor(record.game, record.rules) as AnyGame;
        const run = restoreRun(rules, record);
        return run.ok ? Object.keys(factsOf(rules.answers(run.value.state)).by).map((topic) => `${record.game}/${topic}`) : [];
      }),
    );
    const read = criteria.flatMap((of) => ('topic' in of ? [`${of.game}/${of.topic}`] : []));
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !told.has(name))).toEqual([]);
  });
});

describe('progress to a badge', () => {
  it('counts what its one criterion counts: "2 of 3"', () => {
    const { criteria } = BADGES.get('three-day-streak') ?? { criteria: [] };
    const figures = figuresAfter(HISTORIES['three-day-streak']?.misses ?? { played: [] });
    expect(progressTo({ criteria }, figures)).toEqual({ have: 2, need: 3 });
  });

  it('counts the criteria that hold if there are several: "10 of 11"', () => {
    const { criteria } = BADGES.get('all-tables') ?? { criteria: [] };
    const figures = figuresAfter(HISTORIES['all-tables']?.misses ?? { played: [] });
    expect(progressTo({ criteria }, figures)).toEqual({ have: 10, need: 11 });
  });

  it('tells the best time so far if it asks for a time', () => {
    const { criteria } = BADGES.get('speed-demon') ?? { criteria: [] };
    const figures = figuresAfter(HISTORIES['speed-demon']?.misses ?? { played: [] });
    expect(progressTo({ criteria }, figures)).toEqual({ have: 0, need: 1, bestMs: 30_001 });
    expect(progressTo({ criteria }, figuresAfter({ played: [] }))).toEqual({ have: 0, need: 1 });
  });
});
