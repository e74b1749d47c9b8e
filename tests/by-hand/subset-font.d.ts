/** The package has no types. These are the ones that subset-fonts.mjs uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'woff2'; variationAxes?: { [axis: string]: { min: number; max: number } } },
  ): Promise<Uint8Array>;
}
