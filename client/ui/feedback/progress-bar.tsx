import { useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import css from './progress-bar.module.css';

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly value: number;
  readonly label: string;
  /** What a screen reader says instead of a percentage, e.g. `42 seconds left`. */
  readonly valueText?: string | undefined;
  /** `hue` is the colour `--hue` of the game around it; `wrong` is for the last seconds. */
  readonly tone?: 'hue' | 'ink' | 'wrong' | undefined;
  /** Whether it is a thin line along an edge. */
  readonly thin?: boolean | undefined;
}

const inUnit = (value: number) => Math.min(1, Math.max(0, value));

/** A progress bar. A script sets its value as a custom property, because markup from the build may not have style attributes. */
export function ProgressBar({ value, label, valueText, tone = 'hue', thin = false }: ProgressBarProps) {
  const fill = useRef<HTMLDivElement>(null);
  const share = inUnit(value);
  useLayoutEffect(() => {
    fill.current?.style.setProperty('--value', String(share));
  }, [share]);
  return (
    <div className={classes(css['track'], thin && css['thin'], tone !== 'hue' && css[tone])}>
      <progress className={css['native']} aria-label={label} aria-valuetext={valueText} max={100} value={Math.round(share * 100)} />
      <div ref={fill} className={css['fill']} />
    </div>
  );
}
