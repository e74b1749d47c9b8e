/** Background Sync is Chromium's alone and not in TypeScript's libraries. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** The browser will not try again after this. */
  readonly lastChance: boolean;
}
