import { resolve } from 'node:path';
import { readNetwork } from './network/address.ts';
import { isLoopback } from './network/loopback.ts';
import { fail, ok, type Result } from '../shared/result.ts';

interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** Our own proof of work is the only provider (decision D20). */
interface CaptchaConfig {
  readonly secret: string;
}

/** The settings of protocol, "Settings". Times in seconds. */
interface AuthConfig {
  /** Redirect addresses besides the site's own origin; each must match exactly. */
  readonly redirectAllow: readonly string[];
  /** Origins besides the site's own whose pages may call the auth API (protocol, "Conventions"). */
  readonly corsOrigins: readonly string[];
  readonly signingKeyFile: string;
  /** The key for factor secrets. Absent: one is made and kept in the data folder. */
  readonly encryptionKey?: string;
  readonly accessTtlS: number;
  readonly reuseWindowS: number;
  readonly mailSpacingS: number;
  readonly disableSignup: boolean;
  readonly google?: GoogleConfig;
  readonly captcha?: CaptchaConfig;
  readonly smsDir?: string;
}

interface SocialLinks {
  readonly twitter?: string;
  readonly facebook?: string;
  readonly instagram?: string;
  readonly youtube?: string;
}

type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute. Holds the SQLite file, keys and mail. */
  readonly dataDir: string;
  /** The site's origin, without a closing slash, for mail links and redirects. A request's Host is never used for them. */
  readonly siteUrl: string;
  /** A PostgreSQL address. Absent: SQLite in the data folder. */
  readonly databaseUrl?: string;
  /** How many backups of each kind the server keeps of its own SQLite database; 0: it makes none. */
  readonly backupKeep: number;
  readonly smtpUrl?: string;
  readonly mailDir: string;
  readonly buildHookUrl?: string;
  readonly contactEmail?: string;
  readonly social: SocialLinks;
  /** A page of an advertising provider, of another origin than the site. Absent: there is no advertising (decision S5). */
  readonly adFrameUrl?: string;
  /** Whether page views are counted of visitors who accept it (decision S17). */
  readonly visitCounts: boolean;
  /** Addresses of proxies whose forwarded headers are trusted; none by default. */
  readonly trustProxy: readonly string[];
  /** Addresses and networks that may see /metrics and /readyz, besides this machine. */
  readonly metricsAllow: readonly string[];
  readonly logLevel: LogLevel;
  readonly auth: AuthConfig;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown for an invalid setting. Its message names the variable. */
class BadSetting extends Error {}

const LOG_LEVELS: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads all settings once (protocol, "Settings"). An empty value counts as absent.
 * @returns the settings, or one line that names the variable and what it should have been.
 */
export function readConfig(env: Environment, workingDir: string = process.cwd()): Result<Config, string> {
  try {
    return ok(readAll(new Settings(env), workingDir));
  } catch (error) {
    if (error instanceof BadSetting) return fail(error.message);
    throw error;
  }
}

function readAll(settings: Settings, workingDir: string): Config {
  const port = settings.integer('PORT', 3000, 0, 65_535);
  const dataDir = resolve(workingDir, settings.text('DATA_DIR') ?? 'data');
  const siteUrl = settings.origin('SITE_URL') ?? `http://localhost:${port}`;
  return {
    // All interfaces, because a class opens the teacher's machine by its address.
    host: settings.text('HOST') ?? '0.0.0.0',
    port,
    dataDir,
    siteUrl,
    mailDir: resolve(workingDir, settings.text('MAIL_DIR') ?? `${dataDir}/mail`),
    social: {
      ...optional('twitter', settings.url('SOCIAL_TWITTER', WEB)),
      ...optional('facebook', settings.url('SOCIAL_FACEBOOK', WEB)),
      ...optional('instagram', settings.url('SOCIAL_INSTAGRAM', WEB)),
      ...optional('youtube', settings.url('SOCIAL_YOUTUBE', WEB)),
    },
    ...optional('databaseUrl', settings.database('DATABASE_URL')),
    ...optional('smtpUrl', settings.url('SMTP_URL', ['smtp:', 'smtps:'])),
    ...optional('buildHookUrl', settings.url('BUILD_HOOK_URL', WEB)),
    ...optional('contactEmail', settings.email('CONTACT_EMAIL')),
    ...optional('adFrameUrl', readAdFrame(settings, siteUrl)),
    backupKeep: settings.integer('BACKUP_KEEP', 7, 0, 365),
    visitCounts: settings.oneOf('VISIT_COUNTS', ['on', 'off'], 'off') === 'on',
    trustProxy: settings.list('TRUST_PROXY'),
    metricsAllow: settings.networks('METRICS_ALLOW'),
    logLevel: settings.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    auth: readAuth(settings, workingDir, dataDir),
  };
}

/** A page of the site's own origin could reach into the site's pages. */
function readAdFrame(settings: Settings, siteUrl: string): string | undefined {
  const address = settings.secureUrl('AD_FRAME_URL');
  if (address !== undefined && new URL(address).origin === siteUrl)
    throw new BadSetting('AD_FRAME_URL must be a page of another origin than SITE_URL.');
  return address;
}

function readAuth(settings: Settings, workingDir: string, dataDir: string): AuthConfig {
  return {
    redirectAllow: settings.list('AUTH_REDIRECT_ALLOW'),
    corsOrigins: settings.list('AUTH_CORS_ORIGINS'),
    signingKeyFile: resolve(workingDir, settings.text('AUTH_SIGNING_KEY_FILE') ?? `${dataDir}/keys/auth-signing.json`),
    ...optional('encryptionKey', settings.key('AUTH_ENCRYPTION_KEY')),
    accessTtlS: settings.integer('AUTH_ACCESS_TTL_S', 3600, 1, 86_400),
    reuseWindowS: settings.integer('AUTH_REUSE_WINDOW_S', 10, 0, 600),
    mailSpacingS: settings.integer('AUTH_MAIL_SPACING_S', 60, 0, 86_400),
    disableSignup: settings.flag('AUTH_DISABLE_SIGNUP'),
    ...optional('google', readGoogle(settings)),
    ...optional('captcha', readCaptcha(settings)),
    ...optional('smsDir', settings.path('SMS_DIR', workingDir)),
  };
}

function readGoogle(settings: Settings): GoogleConfig | undefined {
  const pair = settings.pair('AUTH_GOOGLE_CLIENT_ID', 'AUTH_GOOGLE_CLIENT_SECRET');
  if (!pair) return undefined;
  const issuer = settings.secureUrl('AUTH_GOOGLE_ISSUER') ?? 'https://accounts.google.com';
  return { clientId: pair[0], clientSecret: pair[1], issuer };
}

function readCaptcha(settings: Settings): CaptchaConfig | undefined {
  const pair = settings.pair('AUTH_CAPTCHA_PROVIDER', 'AUTH_CAPTCHA_SECRET');
  if (!pair) return undefined;
  const [provider, secret] = pair;
  if (provider !== 'altcha')
    throw new BadSetting('AUTH_CAPTCHA_PROVIDER must be altcha, a proof of work that asks nobody else. Other providers are not offered.');
  if (secret.length < MIN_SECRET_CHARS) throw new BadSetting(`AUTH_CAPTCHA_SECRET must have at least ${MIN_SECRET_CHARS} characters.`);
  return { secret };
}

const MIN_SECRET_CHARS = 32;

const WEB = ['https:', 'http:'];

/** 32 random characters hold enough for any of our keys. */
const KEY_LENGTH = 32;

/** An object with one member, or with none if the value is undefined. */
function optional<K extends string, V>(key: K, value: V | undefined): { [key in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [key in K]: V });
}

/** Reads typed settings from the environment, and refuses invalid ones. */
class Settings {
  readonly #env: Environment;

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    const value = this.#env[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** A secret that keys are derived from. A short one could be guessed. */
  key(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || text.length >= KEY_LENGTH) return text;
    throw new BadSetting(`${name} must have at least ${KEY_LENGTH} characters.`);
  }

  integer(name: string, fallback: number, lowest: number, highest: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= lowest && value <= highest) return value;
    throw new BadSetting(`${name} must be a whole number from ${lowest} to ${highest}.`);
  }

  flag(name: string): boolean {
    return this.oneOf(name, ['true', 'false', '1', '0'] as const, 'false').match(/^(true|1)$/) !== null;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const found = allowed.find((value) => value === text);
    if (found === undefined) throw new BadSetting(`${name} must be one of ${allowed.join(', ')}.`);
    return found;
  }

  list(name: string): readonly string[] {
    return (this.text(name) ?? '').split(/[\s,]+/).filter((part) => part !== '');
  }

  /** Addresses (`10.0.0.7`) and networks (`10.0.0.0/8`). */
  networks(name: string): readonly string[] {
    const networks = this.list(name);
    if (networks.every((network) => readNetwork(network) !== undefined)) return networks;
    throw new BadSetting(`${name} must be a list of addresses or networks, such as 10.0.0.7 or 10.0.0.0/8.`);
  }

  path(name: string, workingDir: string): string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : resolve(workingDir, text);
  }

  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    // The message does not repeat the value, because an address may contain a password.
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    throw new BadSetting(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
  }

  /** An https address, or plain http on this machine. */
  secureUrl(name: string): string | undefined {
    const text = this.url(name, WEB);
    const { protocol, hostname } = new URL(text ?? 'https://localhost');
    if (protocol === 'https:' || isLoopback(hostname)) return text;
    throw new BadSetting(`${name} must be an https address (plain http only for this machine).`);
  }

  /** A database address. One with a user but no host ("postgres://user@/name?host=/run/postgresql") means a socket; URL cannot parse it. */
  database(name: string): string | undefined {
    const text = this.text(name);
    const hasNoHost = text !== undefined && /^postgres(?:ql)?:\/\/[^/@]+@\//.test(text);
    return hasNoHost ? text : this.url(name, ['postgres:', 'postgresql:']);
  }

  origin(name: string): string | undefined {
    const text = this.url(name, WEB);
    if (text === undefined) return undefined;
    const url = new URL(text);
    if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url.origin;
    throw new BadSetting(`${name} must be an origin alone, such as https://example.org.`);
  }

  email(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || /^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text;
    throw new BadSetting(`${name} must be an e-mail address.`);
  }

  /** Two settings that must be set together. */
  pair(first: string, second: string): readonly [string, string] | undefined {
    const [a, b] = [this.text(first), this.text(second)];
    if (a === undefined && b === undefined) return undefined;
    if (a === undefined || b === undefined) throw new BadSetting(`${first} and ${second} must be set together.`);
    return [a, b];
  }
}
