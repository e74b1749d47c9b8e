import type * as Nodemailer from 'nodemailer';

type Library = Pick<typeof Nodemailer, 'createTransport'>;

/** When the library is read if no mail has asked for it, in ms after the start: the server answers by then. */
const SOON_MS = 2_000;

/**
 * A mailer whose library is read when the server has started, or for its first mail: it is a fifth of what a server would have to read before
 * it is ready, and has nothing to do then. It is read in any case, because a newer build of the server takes this one's files away.
 */
export function mailerOnDemand<Mailer extends { close(): void }>(
  make: (library: Library) => Mailer,
): { readonly open: () => Promise<Mailer>; readonly close: () => void } {
  let library: Promise<Library> | undefined;
  let mailer: Mailer | undefined;
  const read = (): Promise<Library> =>
    (library ??= import('nodemailer').catch((error: unknown) => {
      library = undefined;
      throw error;
    }));
  const soon = setTimeout(() => void read().catch(() => undefined), SOON_MS).unref();
  return {
    async open() {
      const found = await read();
      return (mailer ??= make(found));
    },
    close() {
      clearTimeout(soon);
      mailer?.close();
    },
  };
}
