import { graphemesOf } from '../../shared/graphemes.ts';
import { classes } from '../ui/classes.ts';
import css from './avatar.module.css';

/** The colours a learner may choose. Their names are stored, so they must not change. */
export const COLOURS = ['sun', 'leaf', 'sky', 'violet', 'rose', 'accent'] as const;
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'] as const;

export type Colour = (typeof COLOURS)[number];
export type Shape = (typeof SHAPES)[number];

const PATHS: { readonly [shape in Shape]: string } = {
  circle: 'M20 2.5a17.5 17.5 0 1 1 0 35 17.5 17.5 0 0 1 0-35z',
  square: 'M4 4h32v32H4z',
  triangle: 'M20 4l17 31H3z',
  diamond: 'M20 2l18 18-18 18L2 20z',
  star: 'M20 2l5.3 11.9 12.9 1.4-9.7 8.6 2.8 12.7L20 30.1 8.7 36.6l2.8-12.7-9.7-8.6 12.9-1.4z',
  hexagon: 'M20 2l16 9v18l-16 9-16-9V11z',
};

const known = <T extends string>(list: readonly T[], value: string, fallback: T): T => list.find((item) => item === value) ?? fallback;

interface AvatarProps {
  readonly name: string;
  readonly colour: string;
  readonly shape: string;
  readonly large?: boolean;
  /** The player's own picture in the place of the shape: its address. */
  readonly picture?: string | undefined;
}

/** The player's picture, else a folded shape with the first character of the name; decoration beside the name. */
export function Avatar({ name, colour, shape, large = false, picture }: AvatarProps) {
  const size = classes(css['avatar'], large && css['large']);
  if (picture !== undefined) return <img className={classes(size, css['picture'])} src={picture} alt="" />;
  return (
    <svg className={classes(size, css[known(COLOURS, colour, 'accent')])} viewBox="0 0 40 40" aria-hidden="true">
      <path className={css['shape']} d={PATHS[known(SHAPES, shape, 'circle')]} />
      <text className={css['letter']} x="20" y="26" textAnchor="middle">
        {(graphemesOf(name)[0] ?? '?').toUpperCase()}
      </text>
    </svg>
  );
}
