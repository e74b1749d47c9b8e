import type { Challenge } from '../../../shared/challenge/challenge.ts';
import { parseConfig as parseRace, type MathRaceConfig } from '../../../shared/games/math-race/v1/config.ts';
import { shortWay } from '../../../shared/games/number-puzzle/short-way.ts';
import { NEIGHBOURS } from '../../../shared/games/number-puzzle/v1/board.ts';
import { parseConfig as parsePuzzle, type NumberPuzzleConfig } from '../../../shared/games/number-puzzle/v1/config.ts';
import { numberPuzzle } from '../../../shared/games/number-puzzle/v1/rules.ts';
import type { RunRecord } from '../../../shared/games/replay.ts';
import { parseConfig as parseSpeed, type SpeedMathConfig } from '../../../shared/games/speed-math/v1/config.ts';
import { seedFromText } from '../../../shared/seed.ts';
import * as race from '../../unit/shared/games/math-race/play.ts';
import * as puzzle from '../../unit/shared/games/number-puzzle/play.ts';
import * as speed from '../../unit/shared/games/speed-math/play.ts';

/** How long this learner takes for an answer with numbers of one, two, three and more digits, and for a slide. Ms. */
const ANSWER_MS = { single: 3_000, double: 7_000, three: 12_000, large: 20_000 } as const;
const RACE_ANSWER_MS = 5_000;
const SLIDE_MS = 900;

/** Every sixth answer is wrong. */
const doesAt = (n: number): 'right' | 'wrong' => (n % 6 === 5 ? 'wrong' : 'right');

function speedRun(config: SpeedMathConfig, id: string): RunRecord {
  const afterMs = ANSWER_MS[config.difficulty];
  const answers = Array.from({ length: config.questions }, (_, n) => ({ afterMs, does: doesAt(n) }));
  return speed.play(config, id, [...answers, { afterMs: config.timeLimit * 1000, does: 'tick' }]).record;
}

/** The car waits at its place after a wrong answer: so there are more answers than the race is long. */
function raceRun(config: MathRaceConfig, id: string): RunRecord {
  const answers = Array.from({ length: Math.ceil((config.target * 6) / 5) + 1 }, (_, n) => race.act(RACE_ANSWER_MS, doesAt(n)));
  return race.play(config, id, [...answers, race.act(RACE_ANSWER_MS, 'tick')]).record;
}

/** After every third slide of a short way, a slide that has to be taken back. */
function puzzleRun(config: NumberPuzzleConfig, id: string): RunRecord {
  const { cells, size, gap: start } = numberPuzzle.start(config, seedFromText(id));
  const slides: number[] = [];
  let gap = start;
  for (const [n, cell] of (shortWay(cells, size, 200) ?? []).entries()) {
    const astray = NEIGHBOURS[size][gap]?.find((neighbour) => neighbour !== cell);
    if (n % 3 === 2 && astray !== undefined) slides.push(astray, gap);
    slides.push(cell);
    gap = cell;
  }
  const acts = slides.map((cell) => puzzle.act(SLIDE_MS, cell));
  return puzzle.play(config, id, acts).record;
}

/** The record of a learner who makes mistakes and takes their time. */
export function learnersRun({ id, rules, goal }: Challenge): RunRecord {
  const [ofSpeed, ofRace, ofPuzzle] = [parseSpeed(goal.config), parseRace(goal.config), parsePuzzle(goal.config)];
  if (rules.slug === 'speed-math' && ofSpeed.ok) return speedRun(ofSpeed.value, id);
  if (rules.slug === 'math-race' && ofRace.ok) return raceRun(ofRace.value, id);
  if (rules.slug === 'number-puzzle' && ofPuzzle.ok) return puzzleRun(ofPuzzle.value, id);
  throw new Error('nobody plays this here');
}
