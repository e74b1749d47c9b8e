import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Receipt from '../../../../../client/play/round/receipt.tsx';
import { playedRound, type RoundRun } from '../../../../../client/play/round/round-run.ts';
import { checkReceipt, figuresOf, receiptTexts } from '../../../../../shared/classroom/check-receipt.ts';
import type { Round } from '../../../../../shared/classroom/round.ts';
import { readTyped } from '../../../../../shared/classroom/typed-result.ts';
import { playedRun } from '../../../../../shared/games/kit/played-run.ts';
import { restoreRun } from '../../../../../shared/games/restore.ts';
import { roundSeed } from '../../../../../shared/round-seed.ts';
import { seedToHex } from '../../../../../shared/seed.ts';
import { gameOf, playedLog, roundWith } from '../../../shared/classroom/pupil.ts';

const roundOf = (questions: number): Round =>
  roundWith({
    game: 'speed-math',
    rules: 3,
    config: { operation: 'multiplication', difficulty: 'double', friendly: true, timeLimit: 600, questions, clock: 'off' },
  });

function runOf(round: Round): RoundRun {
  const game = gameOf(round);
  const log = playedLog(round, 'Ada');
  const run = restoreRun(game, { seed: seedToHex(roundSeed(round.code)), config: round.config, log });
  if (!run.ok) throw new Error(run.error);
  return { round, log, figures: figuresOf(playedRun(game, run.value.state).outcome) };
}

const shown = (markup: string) => ({
  codes: markup.match(/aria-label="([^"]* of your result)"/)?.[1],
  choices: (markup.match(/type="radio"/g) ?? []).length,
  characters: [...markup.matchAll(/<span aria-hidden="true">([^<]{4})<\/span>/g)].map((match) => match[1]).join(''),
});

describe('The receipt of a run', () => {
  it('is one code and eight characters that say the same', () => {
    const run = runOf(roundOf(20));
    const { codes, choices, characters } = shown(renderToStaticMarkup(<Receipt run={run} />));
    expect([codes, choices]).toEqual(['Code of your result', 0]);
    const typed = readTyped(run.round.code, characters);
    expect(typed).toMatchObject({ ok: true, value: { seat: 0, right: run.figures.right, asked: 20 } });
  });

  it('is several codes in turn of a long run, each of which can be chosen', () => {
    const run = runOf(roundOf(100));
    const texts = receiptTexts(run.round, 0, run.log) ?? [];
    expect(texts.length).toBeGreaterThan(1);
    expect(checkReceipt(texts)).toMatchObject({ ok: true, value: run.figures });
    const { codes, choices } = shown(renderToStaticMarkup(<Receipt run={run} />));
    expect([codes, choices]).toEqual([`Code 1 of ${texts.length} of your result`, texts.length]);
  });

  it('spells its characters for a screen reader, one by one', () => {
    const markup = renderToStaticMarkup(<Receipt run={runOf(roundOf(5))} />);
    const { characters } = shown(markup);
    const groups = [characters.slice(0, 4), characters.slice(4)].map((group) => Array.from(group).join(' '));
    expect(markup).toContain(`>${groups.join(', ')}<`);
  });
});

it('the round of a run has the clock by which it was played; a code that is none has no round', () => {
  const { code } = roundOf(5);
  expect(playedRound(code, 'x2')).toEqual({ ...roundOf(5), config: { ...roundOf(5).config, clock: 'x2' } });
  expect(playedRound(`${code}0`, 'x2')).toBeUndefined();
});
