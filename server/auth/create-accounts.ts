import type { Config } from '../config.ts';
import type { Store } from '../database/store.ts';
import type { Tombstones } from '../deletion/tombstones.ts';
import type { App, AppPlugin } from '../http/app.ts';
import type { MailTransport } from '../mail/mail.ts';
import { openMailTransport } from '../mail/open-mail.ts';
import { MailQueue } from '../mail/queue.ts';
import { openSmsTransport } from '../sms/open-sms.ts';
import type { SmsTransport } from '../sms/sms.ts';
import { createAccessTokens } from './credentials/access-token.ts';
import { answerMailRequest } from './mails/request-mail.ts';
import type { AuthDeps, AuthLog } from './deps.ts';
import { serveCaptcha } from './routes/captcha-routes.ts';
import { describeCalls } from './routes/described-calls.ts';
import { followConventions } from './routes/conventions.ts';
import type { OpenTickets } from './sessions/device-proof.ts';
import { createDirectory } from './directory.ts';
import { createLimits } from './limits.ts';
import { serveFactors } from './routes/factor-routes.ts';
import { serveMails } from './routes/mail-routes.ts';
import { servePictures } from '../pictures/picture-routes.ts';
import type { ReEncode } from '../pictures/re-encode.ts';
import { serveNameCheck } from './routes/name-route.ts';
import { serveUsername } from './routes/username-route.ts';
import { serveNotOffered } from './routes/not-offered-routes.ts';
import { createPasswords, HASH_COST, type HashCost } from './credentials/passwords.ts';
import { openIdProvider, type IdentityProvider } from './identities/openid-provider.ts';
import { serveProvider } from './routes/provider-routes.ts';
import type { AccountDirectory } from '../http/principal.ts';
import { serveOwnSessions } from './routes/own-session-routes.ts';
import { serveProofs } from './routes/proof-routes.ts';
import { servePublic } from './routes/public-routes.ts';
import { serveRecoveryCodes } from './routes/recovery-code-routes.ts';
import { serveSessions } from './routes/session-routes.ts';
import { issuerOf, type AuthSettings } from './settings.ts';
import type { SigningKeys } from './credentials/signing-keys.ts';
import { hourlySweep } from './sweep.ts';

interface AccountsDeps {
  readonly config: Pick<Config, 'siteUrl' | 'auth' | 'smtpUrl' | 'mailDir'>;
  readonly database: Store;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The keys that sign and verify access tokens, from `loadSigningKeys`. */
  readonly keys: SigningKeys;
  /** A random text kept outside the database (keys.ts, `keySecret`). It seals waiting mails and derives made-up ids. */
  readonly secret: string;
  /** Seals the secrets of second factors: `AUTH_ENCRYPTION_KEY`, or a random text kept outside the database. */
  readonly factorKey: string;
  /** Where deletions are noted outside the database. */
  readonly tombstones: Tombstones;
  /** Reads the upload tickets with which a device proves that it plays for an account. */
  readonly openTickets: OpenTickets;
  /** Told of a user whose profile changed, after the commit. */
  readonly changed: (userId: string) => void;
  /** Shown by /auth/v1/health. */
  readonly version: string;
  /** Sends mails; by default the transport that the settings name. */
  readonly transport?: MailTransport;
  /** By default what the protocol says. */
  readonly hashCost?: HashCost;
  /** Makes the stored picture of an upload; by default in this process. */
  readonly reEncode?: ReEncode;
  /** Sends text messages; by default the transport that the settings name, if any. */
  readonly sms?: SmsTransport;
}

export interface Accounts {
  /** Serves /auth/v1 and /api/account. It sends the waiting mails once the server is ready, and stops with the server. */
  readonly plugin: AppPlugin;
  readonly directory: AccountDirectory;
  readonly mail: MailQueue;
}

function readSettings({ config, version }: AccountsDeps): AuthSettings {
  return {
    siteUrl: config.siteUrl,
    redirectAllow: config.auth.redirectAllow,
    corsOrigins: config.auth.corsOrigins,
    accessTtlS: config.auth.accessTtlS,
    reuseWindowS: config.auth.reuseWindowS,
    mailSpacingS: config.auth.mailSpacingS,
    disableSignup: config.auth.disableSignup,
    googleOffered: config.auth.google !== undefined,
    ...(config.auth.captcha && { captchaSecret: config.auth.captcha.secret }),
    version,
  };
}

/** A log that starts when the app exists. Before that nothing is logged. */
class AppLog implements AuthLog {
  target: AuthLog | undefined;

  info(details: object, message: string): void {
    this.target?.info(details, message);
  }

  warn(details: object, message: string): void {
    this.target?.warn(details, message);
  }
}

function createDeps(accountsDeps: AccountsDeps, log: AuthLog): AuthDeps {
  const { database: store, clock, secret, factorKey, keys, tombstones } = accountsDeps;
  const settings = readSettings(accountsDeps);
  const transport = accountsDeps.transport ?? openMailTransport(accountsDeps.config, clock, log);
  const sms = accountsDeps.sms ?? openSmsTransport(accountsDeps.config.auth.smsDir, clock, log);
  const deps: AuthDeps = {
    store,
    clock,
    settings,
    passwords: createPasswords(accountsDeps.hashCost ?? HASH_COST),
    tokens: createAccessTokens({ keys, issuer: issuerOf(settings), ttlS: settings.accessTtlS, clock }),
    mail: new MailQueue({
      store,
      transport,
      clock,
      log,
      secret,
      answer: (writer, request) => answerMailRequest(deps, writer, request),
    }),
    limits: createLimits(clock),
    log,
    tombstones,
    secret,
    factorKey,
    ...(sms && { sms }),
  };
  return deps;
}

const MAY_MAIL: ReadonlySet<string> = new Set(['POST', 'PUT', 'DELETE']);

/** How long one answer of Google may take. A sign-in needs at most three. */
const GOOGLE_TIMEOUT_MS = 8_000;

function openGoogle({ auth: { google } }: AccountsDeps['config'], { settings, clock }: AuthDeps): IdentityProvider | undefined {
  return google && openIdProvider({ ...google, redirectUri: `${issuerOf(settings)}/callback`, timeoutMs: GOOGLE_TIMEOUT_MS }, clock);
}

function serveAuth(app: App, deps: AuthDeps, accountsDeps: AccountsDeps): void {
  const { keys, openTickets } = accountsDeps;
  followConventions(app, deps.settings.corsOrigins);
  describeCalls(app);
  // Mails are sent after the answer, so that the time of the answer tells nothing about accounts.
  app.addHook('onResponse', async (request) => {
    if (MAY_MAIL.has(request.method)) deps.mail.wake();
  });
  serveSessions(app, deps, openTickets(app));
  serveMails(app, deps);
  serveFactors(app, deps);
  serveRecoveryCodes(app, deps);
  servePublic(app, deps, keys);
  serveProvider(app, deps, openGoogle(accountsDeps.config, deps));
  serveCaptcha(app, deps);
  serveNotOffered(app);
}

/** The accounts of the server: the auth API, and the functions that other parts of the server call. */
export function createAccounts(accountsDeps: AccountsDeps): Accounts {
  const log = new AppLog();
  const deps = createDeps(accountsDeps, log);
  const directory = createDirectory(deps);
  return {
    directory,
    mail: deps.mail,
    async plugin(app) {
      log.target = app.log;
      const sweeping = hourlySweep(deps);
      app.addHook('onReady', async () => {
        deps.mail.start();
        await sweeping.start();
      });
      app.addHook('onClose', async () => {
        sweeping.stop();
        await deps.mail.stop();
      });
      await app.register(async (auth: App) => serveAuth(auth, deps, accountsDeps), { prefix: '/auth/v1' });
      serveProofs(app, deps);
      serveNameCheck(app, deps, directory);
      serveOwnSessions(app, deps, accountsDeps.changed);
      serveUsername(app, { deps, accounts: directory, changed: accountsDeps.changed });
      const { changed, reEncode } = accountsDeps;
      await servePictures(app, {
        store: deps.store,
        clock: deps.clock,
        limits: deps.limits,
        accounts: directory,
        changed,
        ...(reEncode && { reEncode }),
      });
    },
  };
}
