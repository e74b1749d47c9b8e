/** What a container query may ask of a container. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const AXES: { readonly [axis: string]: (size: Size) => number } = {
  width: ({ width }) => width,
  height: ({ height }) => height,
  'aspect-ratio': ({ width, height }) => width / height,
};

/** A length in rem or a ratio as a number: `9rem` in px, `11/4`. */
function amount(value: string, rem: number): number {
  const [number = 0, divisor = 1] = value.split('/').map(Number.parseFloat);
  return value.endsWith('rem') ? number * rem : number / divisor;
}

/** Whether a container of this size, in px, fits a condition as the build writes it: `min-height:3rem` (build/lower-styles.ts). */
export function fits(condition: string, size: Size, rem: number): boolean {
  const [, bound, axis = '', value = ''] = /^(min|max)-([a-z-]+):(.+)$/.exec(condition) ?? [];
  const measured = AXES[axis]?.(size);
  if (measured === undefined) throw new Error(`No container can be asked for ${condition}.`);
  return bound === 'min' ? measured >= amount(value, rem) : measured <= amount(value, rem);
}
