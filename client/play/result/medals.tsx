import { Medal } from '../../art/medal.tsx';
import { useGame } from '../current-game.ts';
import { wholeNumber } from '../../text/number.ts';
import css from './medals.module.css';

interface MedalSize {
  readonly size: 'medium' | 'large';
}

/** The medal of a level, with its number. */
export const LevelMedal = ({ level, size }: MedalSize & { readonly level: number }) => (
  <Medal rarity="epic" size={size}>
    <text className={css['number']} x="12" y="12">
      {wholeNumber(level)}
    </text>
  </Medal>
);

/** The medal of a new best, in the colour of its game: a line that rises. */
export function BestMedal({ size }: MedalSize) {
  return (
    <Medal rarity="legendary" hue={useGame().hue} size={size}>
      <path className={css['rise']} d="M2 19l6-6 4 4 9-11m-7 0h7v7" />
    </Medal>
  );
}
