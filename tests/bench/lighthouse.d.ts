/** What the benchmarks use of packages that only they install: with these, types and lint of all tests are checked without them. */
declare module 'lighthouse' {
  interface Result {
    readonly lhr: {
      readonly audits: { readonly [id: string]: { readonly numericValue?: number } | undefined };
      readonly categories: { readonly [id: string]: { readonly score: number | null } | undefined };
    };
  }
  export default function lighthouse(
    address: string,
    flags: { port: number; onlyCategories: string[]; logLevel: 'silent' },
  ): Promise<Result | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: { chromeFlags: string[]; chromePath?: string }): Promise<{ readonly port: number; kill(): void }>;
}
