/**
 * A post that `npm run admin -- seed` makes. Its content is HTML as clean-html.ts leaves it. What is calculated stands in `<code>`, as
 * sides that are equal (`=`) or nearly so (`≈`): a test works all of them out.
 */
export interface FirstPost {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly content: string;
}
