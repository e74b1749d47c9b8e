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
  /** What it audits and from what. */
  export interface Config {
    readonly settings: object;
    readonly groups: object;
    readonly artifacts: readonly { readonly id: string }[];
    readonly audits: readonly string[];
    readonly categories: { readonly performance: { readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] } };
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
    flags: { port: number; logLevel: 'silent' },
    config: Config,
  ): Promise<Result | undefined>;
}

declare module 'lighthouse/core/config/default-config.js' {
  const config: import('lighthouse').Config;
  export default config;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromeFlags: string[];
    chromePath?: string;
    connectionPollInterval: number;
  }): Promise<{ readonly port: number; kill(): void }>;
}
