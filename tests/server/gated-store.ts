import type { Store } from '../../server/database/store.ts';

/** A store whose writes can be made to wait. */
export interface Gate {
  readonly store: Store;
  shut(): void;
  open(): void;
}

/** A store that writes while its gate is open, as it is at first. */
export function gated(store: Store): Gate {
  let opened = Promise.resolve();
  let open = (): void => {};
  return {
    store: {
      ...store,
      async write(work) {
        await opened;
        return store.write(work);
      },
    },
    shut() {
      opened = new Promise((resolve) => (open = resolve));
    },
    open: () => open(),
  };
}
