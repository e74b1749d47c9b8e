import { useState, type CSSProperties } from 'react';
import { CONFETTI_PARTS, CONFETTI_PIECES } from './celebration.ts';
import css from './confetti.module.css';

/** Numbers from 0 to 1 that look random but are the same each time: the fractions of multiples of `by`. */
const spread = (i: number, by: number): number => (i * by) % 1;

const PIECES = Array.from({ length: CONFETTI_PIECES }, (_, i) => ({
  '--from': spread(i, 0.618_034),
  '--drift': spread(i, 0.754_878) - 0.5,
  '--spin': spread(i, 0.569_840) - 0.5,
  '--late': spread(i, 0.414_214),
}));

interface ConfettiProps {
  /** Which part of the pieces, from 0. */
  readonly part: number;
  /** How long they wait before they fall, from when they are made. */
  readonly waitsMs: number;
}

/** Pieces of paper that fall over the whole screen. CSS alone moves them. */
export function Confetti({ part, waitsMs }: ConfettiProps) {
  const [wait] = useState({ '--wait': `${waitsMs}ms` } as CSSProperties);
  return (
    <div className={css['confetti']} style={wait} aria-hidden="true">
      {PIECES.filter((_, i) => i % CONFETTI_PARTS === part).map((piece) => (
        <i key={piece['--from']} className={css['piece']} style={piece as CSSProperties} />
      ))}
    </div>
  );
}
