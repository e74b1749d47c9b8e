/** Only Chromium has Background Sync, and TypeScript's libraries do not have its types. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** Whether the browser will not try again after this event. */
  readonly lastChance: boolean;
}
