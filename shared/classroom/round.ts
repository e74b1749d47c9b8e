import { BITS_A_DIGIT, checkDigits, digitsOf, readDigits, writeDigits, type DigitRefusal } from '../base32.ts';
import { BitReader, bitsOf } from '../bits.ts';
import { canonicalJson } from '../canonical.ts';
import { CLOCK, type RoundSetup } from '../games/kit/round-form.ts';
import { ROUND_FORMS, ROUND_PRESETS } from '../games/rounds.ts';
import { fail, ok, type Result } from '../result.ts';
import { FIRST_SHEET } from '../sheet-id.ts';

/** What everybody plays who has the code: the same questions. */
export interface Round extends RoundSetup {
  /** Of eight characters; of sixteen if the set-up is no preset. */
  readonly code: string;
}

/**
 * Why a code is none. `check`: a character is wrong, or two are swapped. `sheet`: it is that of a sheet of paper. `newer`: only a newer build
 * knows what it names.
 */
type CodeRefusal = DigitRefusal | { readonly reason: 'check' | 'sheet' | 'newer' };

/** The first version of codes. */
const VERSION = 0;

/** In bits. The chance tells one round from another with the same set-up. */
const VERSION_WIDTH = 3;
const PRESET_WIDTH = 9;
const GAME_WIDTH = 3;
const RULES_WIDTH = 4;
/** Of the fields of a set-up that is no preset. */
const FIELDS_WIDTH = 37;
const CHANCE_WIDTH = 20;

/** One of so many values is the chance of a code. */
export const CHANCES = 2 ** CHANCE_WIDTH;

/** How many digits a code has, and how many of these check the others. */
const SHORT = { length: 8, checks: 1 } as const;
const LONG = { length: 16, checks: 2 } as const;

const isLength = (length: number): boolean => length === SHORT.length || length === LONG.length;

const withoutClock = ({ game, rules, config }: RoundSetup): string => {
  const { clock: _, ...rest } = config;
  return canonicalJson({ game, rules, config: rest });
};

/** Whether a run was set up as its round asks. Its clock may be another: who plays by a clock of their own does so in a round, too. */
export const isSetUpFor = (round: Round, run: RoundSetup): boolean => withoutClock(round) === withoutClock(run);

/**
 * The code of a new round with this set-up; undefined for one that no code can name.
 * @param chance from 0 to below CHANCES.
 */
export function makeCode(setup: RoundSetup, chance: number): string | undefined {
  const preset = ROUND_PRESETS.findIndex((each) => withoutClock(each) === withoutClock(setup));
  const clock = CLOCK.numberOf(setup.config['clock']);
  if (clock < 0) return undefined;
  if (preset >= 0) return written([[preset, PRESET_WIDTH]], clock, chance, SHORT.checks);
  const game = ROUND_FORMS.findIndex((form) => form.slug === setup.game);
  const fields = (ROUND_FORMS[game]?.fields ?? []).map((field) => [field.numberOf(setup.config[field.name]), field.width] as const);
  if (game < 0 || setup.rules >= 2 ** RULES_WIDTH || fields.some(([number]) => number < 0)) return undefined;
  const spare = FIELDS_WIDTH - fields.reduce((sum, [, width]) => sum + width, 0);
  return written([[game, GAME_WIDTH], [setup.rules, RULES_WIDTH], ...fields, [0, spare]], clock, chance, LONG.checks);
}

function written(setup: Parameters<typeof bitsOf>[0], clock: number, chance: number, checks: 1 | 2): string {
  const bits = bitsOf([[VERSION, VERSION_WIDTH], ...setup, [clock, CLOCK.width], [chance, CHANCE_WIDTH]]);
  const digits = digitsOf(bits);
  return writeDigits([...digits, ...checkDigits(digits, checks)]);
}

/** The round of a code that somebody typed or that a QR code said: in capitals or not, with spaces and dashes, an O for a 0. */
export function readCode(typed: string): Result<Round, CodeRefusal> {
  const given = readDigits(typed, isLength);
  if (!given.ok) return given;
  const { checks } = given.value.length === SHORT.length ? SHORT : LONG;
  const digits = given.value.slice(0, -checks);
  if (writeDigits(checkDigits(digits, checks)) !== writeDigits(given.value.slice(-checks))) return fail({ reason: 'check' });
  const bits = new BitReader(bitsOf(digits.map((digit) => [digit, BITS_A_DIGIT])));
  if (bits.take(VERSION_WIDTH) !== VERSION) return fail({ reason: 'newer' });
  const setup = checks === SHORT.checks ? presetIn(bits) : setupIn(bits);
  if (setup === 'sheet') return fail({ reason: setup });
  return setup ? ok({ ...setup, code: writeDigits(given.value) }) : fail({ reason: 'newer' });
}

/** A code in bits, without the digits that check it: these follow from the others. */
export function bitsOfCode(code: string): string {
  const digits = readDigits(code, isLength);
  const { length, checks } = code.length === SHORT.length ? SHORT : LONG;
  const data = digits.ok ? digits.value.slice(0, -checks) : [];
  return bitsOf([[length === LONG.length ? 1 : 0, 1], ...data.map((digit) => [digit, BITS_A_DIGIT] as const)]);
}

/** The code that such bits say. */
export function takeCode(bits: BitReader): string {
  const { length, checks } = bits.take(1) === 1 ? LONG : SHORT;
  const digits = Array.from({ length: length - checks }, () => bits.take(BITS_A_DIGIT));
  return writeDigits([...digits, ...checkDigits(digits, checks)]);
}

/** A set-up with the clock that follows it. */
function clocked(setup: RoundSetup | undefined, bits: BitReader): RoundSetup | undefined {
  const clock = CLOCK.valueOf(bits.take(CLOCK.width));
  return setup && clock !== undefined ? { ...setup, config: { ...setup.config, clock } } : undefined;
}

function presetIn(bits: BitReader): RoundSetup | 'sheet' | undefined {
  const preset = bits.take(PRESET_WIDTH);
  return preset * 2 ** CLOCK.width >= FIRST_SHEET ? 'sheet' : clocked(ROUND_PRESETS[preset], bits);
}

function setupIn(bits: BitReader): RoundSetup | undefined {
  const form = ROUND_FORMS[bits.take(GAME_WIDTH)];
  const rules = bits.take(RULES_WIDTH);
  if (!form) return undefined;
  const values = form.fields.map((field) => [field.name, field.valueOf(bits.take(field.width))] as const);
  const isKnown = values.every(([, value]) => value !== undefined);
  const spare = bits.take(FIELDS_WIDTH - form.fields.reduce((sum, { width }) => sum + width, 0));
  const config = Object.fromEntries(values) as RoundSetup['config'];
  return clocked(isKnown && spare === 0 ? { game: form.slug, rules, config } : undefined, bits);
}
