import type { Challenge, ChallengeCatalogue } from '../../shared/challenge/challenge.ts';
import { readChallenge } from '../../shared/challenge/read-challenge.ts';
import type { ChallengeRevision } from '../../shared/contract/content.ts';
import type { Writer } from '../database/store.ts';
import { countRevisions, readRevisions } from './challenge-revisions.ts';

/**
 * The challenges of a database, held in memory: a push that names one asks the database nothing. Another server, or an operator's
 * command, may add some at any time; `refresh` takes them over.
 */
export class StoredChallenges implements ChallengeCatalogue {
  readonly #listeners: (() => void)[] = [];
  #revisions: readonly ChallengeRevision[] = [];
  #byKey: ReadonlyMap<string, Challenge> = new Map();
  #refreshing: Promise<boolean> | undefined;

  /** All that are known here. Another list says that there are new ones. */
  get revisions(): readonly ChallengeRevision[] {
    return this.#revisions;
  }

  /** The challenge of a revision. One that this build cannot read, as of a game to come, is not known. */
  find(named: Pick<Challenge, 'id' | 'revision'>): Challenge | undefined {
    return this.#byKey.get(keyOf(named));
  }

  /** `listener` is called after each refresh that found new revisions. */
  onNews(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Takes over what was added. Those who ask at the same time share one look. @returns whether there was anything new. */
  refresh(db: Writer): Promise<boolean> {
    this.#refreshing ??= this.refreshIn(db).finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  /** The same by a look of its own: inside a transaction, where nothing but its own queries is awaited, or right behind a commit. */
  async refreshIn(writer: Writer): Promise<boolean> {
    if ((await countRevisions(writer)) === this.#revisions.length) return false;
    const revisions = await readRevisions(writer);
    // Another look, which began later, may have ended sooner. None ever goes, so the longer list is the later one.
    if (revisions.length <= this.#revisions.length) return false;
    this.#take(revisions);
    for (const listener of this.#listeners) listener();
    return true;
  }

  #take(revisions: readonly ChallengeRevision[]): void {
    this.#revisions = revisions;
    this.#byKey = new Map(
      revisions.flatMap((revision) => {
        const challenge = readChallenge(revision);
        return challenge.ok ? [[keyOf(revision), challenge.value] as const] : [];
      }),
    );
  }
}

const keyOf = ({ id, revision }: Pick<Challenge, 'id' | 'revision'>): string => `${id} ${revision}`;
