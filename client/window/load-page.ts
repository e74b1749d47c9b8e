let hold = (load: () => void): void => load();

/** Has `by` begin every load of a document from now on. */
export function holdLoads(by: typeof hold): void {
  hold = by;
}

/*
 * Every load that the window itself begins goes this way: a step back in the history that came with it would cut it off.
 */

export const reloadPage = (): void => hold(() => location.reload());

/** Loads another address in the place of this page. */
export const loadPage = (address: string): void => hold(() => location.assign(address));
