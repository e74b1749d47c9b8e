/** Told that a player's stored data changed. `exceptDevice`: the device that made the change, and pulls it anyway. */
type ChangeListener = (player: string, exceptDevice?: string) => void;

/**
 * Tells who listens in this process, and the other servers on the same database, that a player's stored data changed. Call it after the
 * commit: who is told reads at once.
 */
export class PlayerChanges {
  readonly #listeners = new Set<ChangeListener>();
  /** Passes a change on to the other servers. */
  #toOthers: (player: string) => void = () => {};
  #onMissed = (): void => {};

  /** A change that this server stored. */
  readonly changed: ChangeListener = (player, exceptDevice) => {
    this.heard(player, exceptDevice);
    this.#toOthers(player);
  };

  /** A change that another server stored. Nobody knows there which device is connected here. */
  heard(player: string, exceptDevice?: string): void {
    for (const listener of this.#listeners) listener(player, exceptDevice);
  }

  /** Changes of other servers may have been missed. */
  missed(): void {
    this.#onMissed();
  }

  listen(listener: ChangeListener, onMissed: () => void): void {
    this.#listeners.add(listener);
    this.#onMissed = onMissed;
  }

  tellOthersBy(tell: (player: string) => void): void {
    this.#toOthers = tell;
  }
}
