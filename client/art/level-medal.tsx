import { wholeNumber } from '../text/number.ts';
import { Medal, type MedalProps } from './medal.tsx';
import css from './level-medal.module.css';

/** The medal of a level, with its number. */
export const LevelMedal = ({ level, size }: Pick<MedalProps, 'size'> & { readonly level: number }) => (
  <Medal rarity="epic" size={size}>
    <text className={css['number']} x="12" y="12">
      {wholeNumber(level)}
    </text>
  </Medal>
);
