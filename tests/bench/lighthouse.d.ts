/** What the benchmarks use of packages that only they install: with these, types and lint of all tests are checked without them. */
declare module 'lighthouse' {
  /** An entry of a trace; times in µs, `tdur` of them the processor's own. */
  export interface TraceEvent {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly ts: number;
    readonly dur?: number;
    readonly tdur?: number;
  }
  interface Result {
    readonly artifacts: { readonly Trace: { readonly traceEvents: readonly TraceEvent[] } };
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
