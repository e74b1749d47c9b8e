import type { Config } from '../config.ts';
import type { Store } from '../database/store.ts';
import type { App, AppPlugin } from '../http/app.ts';
import type { MailTransport } from '../mail/mail.ts';
import { openMailTransport } from '../mail/open-mail.ts';
import { createMailQueue, type MailQueue } from '../mail/queue.ts';
import { createAccessTokens } from './credentials/access-token.ts';
import { answerMailRequest } from './mails/request-mail.ts';
import type { AccountsContext, AccountsLog } from './credentials/context.ts';
import { followConventions } from './routes/conventions.ts';
import type { ReadTicket } from './sessions/device-proof.ts';
import { createDirectory } from './directory.ts';
import { createLimits } from './credentials/limits.ts';
import { serveMails } from './routes/mail-routes.ts';
import { serveNameCheck } from '../profiles/name-route.ts';
import { serveNotOffered } from './routes/not-offered-routes.ts';
import { createPasswords } from './credentials/passwords.ts';
import type { AccountDirectory } from '../http/principal.ts';
import { servePublic } from './routes/public-routes.ts';
import { serveSessions } from './routes/session-routes.ts';
import { issuerOf, type AccountsSettings } from './contract/settings.ts';
import type { SigningKeys } from './credentials/signing-keys.ts';
import { startSweeping } from './sweep.ts';

export interface AccountsParts {
  readonly config: Pick<Config, 'siteUrl' | 'auth' | 'smtpUrl' | 'mailDir'>;
  readonly database: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Sign and verify access tokens; `loadSigningKeys` reads them. */
  readonly keys: SigningKeys;
  /** A random text kept outside the database (keys.ts, `keySecret`): seals waiting mails, makes up ids. */
  readonly secret: string;
  /** Reads the upload tickets by which a device proves that it plays for an account. */
  readonly readTicket: ReadTicket;
  /** Shown by /auth/v1/health. */
  readonly version: string;
  /** The way out for mails; by default the one that the settings name. */
  readonly transport?: MailTransport;
}

export interface Accounts {
  /** Serves /auth/v1 and /api/account; sends what mails wait once the server is ready, and stops with it. */
  readonly plugin: AppPlugin;
  readonly directory: AccountDirectory;
  readonly mail: MailQueue;
}

const readSettings = ({ config, version }: AccountsParts): AccountsSettings => ({
  siteUrl: config.siteUrl,
  redirectAllow: config.auth.redirectAllow,
  corsOrigins: config.auth.corsOrigins,
  accessTtlS: config.auth.accessTtlS,
  reuseWindowS: config.auth.reuseWindowS,
  mailSpacingS: config.auth.mailSpacingS,
  disableSignup: config.auth.disableSignup,
  // Set or not, it is not offered before its calls are there.
  googleOffered: false,
  version,
});

/** The server's log exists only once the app does: until then there is nothing to say. */
class LateLog implements AccountsLog {
  target: AccountsLog | undefined;

  info(details: object, message: string): void {
    this.target?.info(details, message);
  }

  warn(details: object, message: string): void {
    this.target?.warn(details, message);
  }
}

const createContext = (parts: AccountsParts, log: AccountsLog): AccountsContext => {
  const { database: store, clock, secret, keys } = parts;
  const settings = readSettings(parts);
  const transport = parts.transport ?? openMailTransport(parts.config, clock, log);
  const context: AccountsContext = {
    store,
    clock,
    settings,
    passwords: createPasswords(),
    tokens: createAccessTokens({ keys, issuer: issuerOf(settings), ttlS: settings.accessTtlS, clock }),
    mail: createMailQueue({
      store,
      transport,
      clock,
      log,
      secret,
      answer: (writer, request) => answerMailRequest(context, writer, request),
    }),
    limits: createLimits(clock),
    log,
    secret,
  };
  return context;
};

const serveAuth = (app: App, context: AccountsContext, { keys, readTicket }: AccountsParts): void => {
  followConventions(app, context.settings.corsOrigins);
  // Mails go when the answer is out: how long a mail server takes tells nobody anything.
  app.addHook('onResponse', async (request) => {
    if (request.method === 'POST' || request.method === 'PUT') context.mail.wake();
  });
  serveSessions(app, context, readTicket);
  serveMails(app, context);
  servePublic(app, context, keys);
  serveNotOffered(app, context);
};

/** A wish for protection that is not there must not pass in silence. */
const refuseUnknownWishes = ({ config }: AccountsParts): void => {
  if (config.auth.captcha)
    throw new Error(
      'AUTH_CAPTCHA_PROVIDER is set, but this version cannot check captchas. Remove AUTH_CAPTCHA_PROVIDER and AUTH_CAPTCHA_SECRET.',
    );
};

/**
 * Accounts of the server: the auth API, and what the other parts ask of it.
 * @throws if the settings ask for something that is not there: the server must not start without it.
 */
export const createAccounts = (parts: AccountsParts): Accounts => {
  refuseUnknownWishes(parts);
  const log = new LateLog();
  const context = createContext(parts, log);
  const directory = createDirectory(context);
  return {
    directory,
    mail: context.mail,
    async plugin(app) {
      log.target = app.log;
      let stopSweeping = (): void => {};
      app.addHook('onReady', async () => {
        context.mail.start();
        stopSweeping = startSweeping(context);
      });
      app.addHook('onClose', async () => {
        stopSweeping();
        await context.mail.stop();
      });
      await app.register(async (auth: App) => serveAuth(auth, context, parts), { prefix: '/auth/v1' });
      serveNameCheck(app, context);
    },
  };
};
