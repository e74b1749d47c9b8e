import { describe, expect, test } from 'vitest';
import type { Environment } from '../../server/config.ts';
import { readConfig } from '../../server/config.ts';

const read = (env: Environment) => readConfig(env, '/srv/tenfold');

describe('settings', () => {
  test('without any, the server keeps everything under data/ and is open to the classroom', () => {
    expect(read({})).toMatchObject({
      ok: true,
      value: {
        host: '0.0.0.0',
        port: 3000,
        dataDir: '/srv/tenfold/data',
        mailDir: '/srv/tenfold/data/mail',
        siteUrl: 'http://localhost:3000',
        logLevel: 'info',
        trustProxy: [],
        metricsAllow: [],
        social: {},
        auth: { accessTtlS: 3600, reuseWindowS: 10, mailSpacingS: 60, disableSignup: false, redirectAllow: [] },
      },
    });
  });

  test('an empty value is no value', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', SITE_URL: '' })).toEqual(read({}));
  });

  test('what is set is taken', () => {
    const config = read({
      PORT: '8080',
      DATA_DIR: '/var/tenfold',
      SITE_URL: 'https://tenfold.example/',
      DATABASE_URL: 'postgres://db/tenfold',
      TRUST_PROXY: '10.0.0.1, 10.0.0.2',
      METRICS_ALLOW: '10.0.0.7 10.1.0.0/16',
      SOCIAL_YOUTUBE: 'https://youtube.example/tenfold',
      AD_FRAME_URL: 'https://ads.example/frame',
      AUTH_DISABLE_SIGNUP: 'true',
    });
    expect(config).toMatchObject({
      ok: true,
      value: {
        port: 8080,
        dataDir: '/var/tenfold',
        mailDir: '/var/tenfold/mail',
        siteUrl: 'https://tenfold.example',
        databaseUrl: 'postgres://db/tenfold',
        trustProxy: ['10.0.0.1', '10.0.0.2'],
        metricsAllow: ['10.0.0.7', '10.1.0.0/16'],
        social: { youtube: 'https://youtube.example/tenfold' },
        adFrameUrl: 'https://ads.example/frame',
        auth: { disableSignup: true },
      },
    });
  });

  test.each([
    'postgres://ada@/tenfold?host=/run/postgresql',
    'postgresql:///tenfold?host=/run/postgresql',
    'postgres://ada:secret@db:5432/tenfold',
  ])('%s names a PostgreSQL, by socket or by host', (url) => {
    expect(read({ DATABASE_URL: url })).toMatchObject({ ok: true, value: { databaseUrl: url } });
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
    ...['monitor', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/', '2001:db8::/129'].map(
      (METRICS_ALLOW) =>
        [{ METRICS_ALLOW }, 'METRICS_ALLOW must be a list of addresses or networks, such as 10.0.0.7 or 10.0.0.0/8.'] as [
          Environment,
          string,
        ],
    ),
    [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ SITE_URL: 'tenfold.example' }, 'SITE_URL must be an address that begins with https:// or http://.'],
    [{ SITE_URL: 'https://tenfold.example/app' }, 'SITE_URL must be an origin alone, such as https://example.org.'],
    [{ DATABASE_URL: 'mysql://secret@db' }, 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ BUILD_HOOK_URL: 'javascript:alert(1)' }, 'BUILD_HOOK_URL must be an address that begins with https:// or http://.'],
    [{ AD_FRAME_URL: 'http://ads.example/frame' }, 'AD_FRAME_URL must be an https address (plain http only for this machine).'],
    [
      { SITE_URL: 'https://tenfold.example', AD_FRAME_URL: 'https://tenfold.example/ads' },
      'AD_FRAME_URL must be a page of another origin than SITE_URL.',
    ],
    [{ CONTACT_EMAIL: 'somebody' }, 'CONTACT_EMAIL must be an e-mail address.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ AUTH_DISABLE_SIGNUP: 'maybe' }, 'AUTH_DISABLE_SIGNUP must be one of true, false, 1, 0.'],
    [{ AUTH_ENCRYPTION_KEY: 'short and secret' }, 'AUTH_ENCRYPTION_KEY must have at least 32 characters.'],
    [{ AUTH_GOOGLE_CLIENT_ID: 'id' }, 'AUTH_GOOGLE_CLIENT_ID and AUTH_GOOGLE_CLIENT_SECRET must be set together.'],
    [
      { AUTH_GOOGLE_CLIENT_ID: 'id', AUTH_GOOGLE_CLIENT_SECRET: 's', AUTH_GOOGLE_ISSUER: 'http://elsewhere.example' },
      'AUTH_GOOGLE_ISSUER must be an https address (plain http only for this machine).',
    ],
    [
      { AUTH_GOOGLE_CLIENT_ID: 'id', AUTH_GOOGLE_CLIENT_SECRET: 's', AUTH_GOOGLE_ISSUER: 'accounts' },
      'AUTH_GOOGLE_ISSUER must be an address that begins with https:// or http://.',
    ],
  ])('%o stops the start with one line that repeats no secret', (env, line) => {
    expect(read(env)).toEqual({ ok: false, error: line });
  });
});
