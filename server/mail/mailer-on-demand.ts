import type * as Nodemailer from 'nodemailer';

/**
 * A mailer that is made for its first mail: the library is a fifth of what a server would have to read before it is ready, and has nothing to
 * do then.
 */
export function mailerOnDemand<Mailer extends { close(): void }>(
  make: (library: Pick<typeof Nodemailer, 'createTransport'>) => Mailer,
): { open(): Promise<Mailer>; close(): void } {
  let mailer: Mailer | undefined;
  return {
    async open() {
      const library = await import('nodemailer');
      return (mailer ??= make(library));
    },
    close: () => mailer?.close(),
  };
}
