/** The package has no types. These are the ones that subset-fonts.mjs and plain-zero.mjs use. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: { targetFormat?: 'woff2' | 'sfnt'; variationAxes?: { [axis: string]: number | { min: number; max: number } } },
  ): Promise<Uint8Array>;
}
