import type { GameHue } from '../../../shared/games/kit/catalogue-game.ts';
import { Medal } from '../../art/medal.tsx';
import { useGame } from '../current-game.ts';
import css from './medals.module.css';

interface MedalSize {
  readonly size: 'medium' | 'large';
}

/** The medal of a new best, in the colour of its game: a line that rises. */
export const BestMedalOf = ({ hue, size }: MedalSize & { readonly hue: GameHue | undefined }) => (
  <Medal rarity="legendary" hue={hue} size={size}>
    <path className={css['rise']} d="M2 19l6-6 4 4 9-11m-7 0h7v7" />
  </Medal>
);

/** That of the game on this page. */
export const BestMedal = ({ size }: MedalSize) => <BestMedalOf hue={useGame().hue} size={size} />;
