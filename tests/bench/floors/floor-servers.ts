import { withProcess } from '../other-servers.ts';
import type { Step } from './least-stores.ts';

/** What a process of floor-server.ts does: one step of a push, or one of a pull. */
export interface FloorWord {
  readonly push?: { readonly where: string; readonly step: Step; readonly isNamed?: boolean };
  readonly pull?: PullStep;
}

export interface PullStep {
  /** The product's file: it is only read. */
  readonly file: string;
  readonly player: string;
  /** Where the product keeps the key of its access tokens, and who issues them: each request's token is checked. Absent: none is. */
  readonly signed?: { readonly keyFile: string; readonly issuer: string };
}

/** Runs `work` with the ports of servers for these words, in their order. */
export function withFloorServers<T>(words: readonly FloorWord[], work: (ports: readonly number[]) => Promise<T>): Promise<T> {
  const [word, ...others] = words;
  if (!word) return work([]);
  return withProcess('floors/floor-server', JSON.stringify(word), (port) => withFloorServers(others, (ports) => work([port, ...ports])));
}
