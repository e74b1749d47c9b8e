import type { Rarity } from '../../shared/badges/catalogue-badge.ts';

/** How light falls on a facet: from the fullest light (0) to the deepest shade (4). */
type Tone = 0 | 1 | 2 | 3 | 4;

/** Flat pieces of folded paper in the same light: the `d` of an SVG path on a grid of 48. */
interface Facets {
  readonly path: string;
  readonly tone: Tone;
}

/** A ring of pleats: each of its tips is a ridge between two facets, and a valley lies between two tips. */
interface Ring {
  readonly tips: number;
  /** Where the first tip is, in whole turns from the top. */
  readonly turn: number;
  /** The distances from the middle: of the tips, of the valleys, and of the inner edge below a tip and below a valley. */
  readonly tip: number;
  readonly valley: number;
  readonly underTip: number;
  readonly underValley: number;
}

const CENTRE = 24;

/** The distance of the middle of a side from the centre of a regular polygon. */
const flat = (corner: number, corners: number): number => corner * Math.cos(Math.PI / corners);

/** The paper of each rarity, the lowest ring first: a folded square, a hexagon, a star, a star over a star, and a star over a rosette. */
const RINGS: { readonly [rarity in Rarity]: readonly Ring[] } = {
  common: [{ tips: 4, turn: 0, tip: 22, valley: flat(22, 4), underTip: 12.5, underValley: 12.5 }],
  rare: [{ tips: 6, turn: 0, tip: 22, valley: flat(22, 6), underTip: 12.5, underValley: 12.5 }],
  epic: [{ tips: 8, turn: 0, tip: 23, valley: 17, underTip: 12.5, underValley: 12.5 }],
  legendary: [
    { tips: 10, turn: 0, tip: 24, valley: 16.5, underTip: 14, underValley: 14 },
    { tips: 10, turn: 1 / 20, tip: 18, valley: 15, underTip: 12.5, underValley: 12.5 },
  ],
  mythic: [
    { tips: 16, turn: 1 / 32, tip: 23.5, valley: 20.5, underTip: 14, underValley: 14 },
    { tips: 8, turn: 0, tip: 22, valley: 15.5, underTip: 13, underValley: 13 },
    { tips: 16, turn: 1 / 32, tip: 15.5, valley: 14, underTip: 12, underValley: 12 },
  ],
};

/** The radius of the flat face that a medal has in its middle, where a sign is drawn on it. */
export const FACE_RADIUS = 12.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point on a circle around the middle. `turn` is the angle from the top, in whole turns. */
function at(radius: number, turn: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: CENTRE + radius * Math.cos(angle), y: CENTRE + radius * Math.sin(angle) };
}

const inTenths = (length: number): number => Math.round(length * 10) / 10;

const written = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${inTenths(x)} ${inTenths(y)}`).join('L')}z`;

/** Where the light comes from: upper left. */
const LIGHT_TURN = -0.11;

/** A facet that faces `turn` is lightest where the light comes from, and darkest on the other side. */
const toneOf = (turn: number): Tone => Math.round(2 - 2 * Math.cos((turn - LIGHT_TURN) * 2 * Math.PI)) as Tone;

/** The tones of the two facets of a ridge. They always differ, or the fold between them would not show. */
function tonesOf(ridge: number): readonly [Tone, Tone] {
  const [before, after] = [toneOf(ridge - 0.25), toneOf(ridge + 0.25)];
  return before === after ? [1, 3] : [before, after];
}

/** The two facets of one pleat. The one after the ridge faces clockwise along the ring, the one before it the other way. */
function pleat({ tips, turn, tip, valley, underTip, underValley }: Ring, index: number): readonly Facets[] {
  const ridge = turn + index / tips;
  return tonesOf(ridge).map((tone, place) => {
    const low = ridge + (place - 0.5) / tips;
    return { path: written([at(tip, ridge), at(valley, low), at(underValley, low), at(underTip, ridge)]), tone };
  });
}

const TONES: readonly Tone[] = [0, 1, 2, 3, 4];

/** The facets of a ring do not overlap, so those of a tone are one path. */
function ringFacets(ring: Ring): readonly Facets[] {
  const facets = Array.from({ length: ring.tips }, (_, index) => pleat(ring, index)).flat();
  const ofTone = (wanted: Tone) => facets.filter(({ tone }) => tone === wanted).map(({ path }) => path);
  return TONES.map((tone) => ({ tone, path: ofTone(tone).join('') })).filter(({ path }) => path !== '');
}

/** A medal without a sign is pleated up to its middle. */
const heart = ({ tips, turn, underTip, underValley }: Ring): Ring => ({
  tips,
  turn: turn + 1 / (2 * tips),
  tip: underValley,
  valley: underTip,
  underTip: 0,
  underValley: 0,
});

/** The facets of a medal in the order in which they are drawn; a rarer one has more. `hasFace`: the middle is left free for a sign. */
export function facetsOf(rarity: Rarity, hasFace = false): readonly Facets[] {
  const rings = RINGS[rarity];
  const inner = rings.at(-1);
  return [...rings, ...(hasFace || !inner ? [] : [heart(inner)])].flatMap(ringFacets);
}
