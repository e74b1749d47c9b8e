import { classes } from '../classes.ts';
import css from './icon.module.css';

/** The icons: strokes on a grid of 24, two units wide, with round ends. */
const PATHS = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  back: 'M9 6h11v12H9l-6-6zm3.5 3.5 5 5m0-5-5 5',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  chart: 'M4 20h16M7 16v-4m5 4V5m5 11V9',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-14v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  cross: 'M6 6l12 12M18 6 6 18',
  device: 'M4 5h16v11H4zM2 20h20',
  down: 'M6 9l6 6 6-6',
  enter: 'M19 6v7H6m5-5-5 5 5 5',
  flame: 'M4 20V9l8-5 8 5v11zM4 9l8 5 8-5',
  gear: 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 6h18v12H3zm0 1 9 7 9-7',
  medal: 'M8 3 12 9l4-6M12 21l-5-3v-6l5-3 5 3v6z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  offline: 'M17 19H7a4.5 4.5 0 0 1-.6-9A6 6 0 0 1 15 6l4 4.2V19zM15 6v4.5h4',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  phone: 'M7 2.5h10v19H7zM11 18h2',
  player: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM4 21c.6-4 3.8-6 8-6s7.4 2 8 6',
  plus: 'M12 5v14M5 12h14',
  share: 'M12 15V3M8 7l4-4 4 4M7 11H4v10h16V11h-3',
  sheet: 'M5 3h9l5 5v13H5zM14 3v5h5',
  silent: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM16 10l4 4m0-4-4 4',
  sound: 'M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3',
  tick: 'M4.5 12.5l5 5 10-11',
  vibration: 'M8 4h8v16H8zM4 8v8m16-8v8M1.5 10v4m21-4v4',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  readonly name: IconName;
  /** `normal` 24 px, `small` 16 px at the usual font size. */
  readonly size?: 'normal' | 'small' | undefined;
  readonly className?: string | undefined;
}

/** Decoration beside a word; a button that shows only an icon gets its name from IconButton's `label`. */
export function Icon({ name, size = 'normal', className }: IconProps) {
  return (
    <svg className={classes(css['icon'], size === 'small' && css['small'], className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
