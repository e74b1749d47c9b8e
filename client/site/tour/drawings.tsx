import type { ReactNode } from 'react';
import type { Drawing } from './steps.ts';
import css from './tour.module.css';

/** A strip that is folded once into a 1 and a 0, as in the product's mark. */
const FOLD = (
  <>
    <path className={css['paper']} d="M70 24h28v72H70z" />
    <path className={css['accent']} d="M70 24 52 42h18z" />
    <path className={css['paper']} d="M116 24h44l16 16v56h-60z" />
    <path className={css['accent']} d="M160 24v16h16z" />
    <path className={css['hole']} d="M134 46h24v30h-24z" />
  </>
);

/** Bubbles, tiles, digits and a racing bar: what the games are made of. */
const GAMES = (
  <>
    <g className={css['sky']}>
      <circle cx="52" cy="46" r="18" />
      <circle cx="78" cy="74" r="12" />
    </g>
    <g className={css['violet']}>
      <rect x="104" y="28" width="24" height="24" rx="5" />
      <rect x="131" y="28" width="24" height="24" rx="5" />
      <rect x="104" y="55" width="24" height="24" rx="5" />
    </g>
    <path className={css['sun']} d="M188 24l-18 34h14l-4 30 24-42h-15l7-22z" />
    <path className={css['rose']} d="M40 98h104v8H40z" />
    <path className={css['line']} d="M40 98h170v8H40z" />
  </>
);

const BARS = [22, 30, 26, 40, 38, 52, 64];

/** A week on squared paper. */
const CHART = (
  <>
    {BARS.map((height, day) => (
      <rect
        key={day}
        className={day === BARS.length - 1 ? css['accent'] : css['leaf']}
        x={44 + day * 23}
        y={100 - height}
        width="15"
        height={height}
        rx="2"
      />
    ))}
    <path className={css['line']} d="M36 100h172" />
  </>
);

const RAYS = Array.from({ length: 10 }, (_, ray) => ray * 36);

/** The sun of a day, with its ten rays. */
const SUN = (
  <>
    {RAYS.map((turn) => (
      <path key={turn} className={css['sun']} d="M117 14h6l-1 18h-4z" transform={`rotate(${turn} 120 62)`} />
    ))}
    <circle className={css['sun']} cx="120" cy="62" r="24" />
    <path className={css['tick']} d="M109 62l8 8 15-16" />
  </>
);

const DRAWINGS: { readonly [drawing in Drawing]: ReactNode } = { fold: FOLD, games: GAMES, chart: CHART, sun: SUN };

/** The picture of a step, on squared paper. Decoration beside its words. */
export const TourDrawing = ({ of }: { readonly of: Drawing }) => (
  <svg className={css['drawing']} viewBox="0 0 240 120" aria-hidden="true">
    {DRAWINGS[of]}
  </svg>
);
