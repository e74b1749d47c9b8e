import { afterEach, beforeEach, expect, test } from 'vitest';
import { AccountSettings } from '../../../client/auth/account-settings.ts';
import { readCallback } from '../../../client/auth/callback.ts';
import { AuthSessions } from '../../../client/auth/auth-session.ts';
import type { SecondStep } from '../../../client/auth/second-step.ts';
import type { Result } from '../../../shared/result.ts';
import { onSqliteFirst } from '../engines.ts';
import { openAccounts, PASSWORD, proofIn, prove, SITE, type AccountsApp } from './accounts-for-test.ts';
import { codeAt, STEP_MS, wrongCodeAt } from './factors-for-test.ts';

const EMAIL = 'mia@example.org';
const NUMBER = '+15551234567';

function good<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`refused: ${result.error.code}`);
  return result.value;
}

const codeOf = (result: Result<unknown, { readonly code: string }>): string => (result.ok ? 'ok' : result.error.code);

onSqliteFirst('the window’s sign-in and its settings', (engine) => {
  let server: AccountsApp;
  let texts: string[];
  let device: AuthSessions;
  let origin: string;
  /** How many answers to come are lost on their way, of those whose address ends so. */
  let lost: { count: number; readonly path: string };

  async function lossyFetch(address: string, init?: RequestInit): Promise<Response> {
    const answer = await fetch(address, init);
    if (lost.count === 0 || !address.endsWith(lost.path)) return answer;
    lost.count -= 1;
    throw new TypeError('fetch failed');
  }

  /** A device of its own. The client compares expiry with the machine's clock. */
  function newDevice(): AuthSessions {
    const held = new Map<string, string>();
    return new AuthSessions({
      origin: SITE,
      storage: {
        getItem: async (key) => held.get(key) ?? null,
        setItem: async (key, value) => void held.set(key, value),
        removeItem: async (key) => void held.delete(key),
      },
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      fetch: (input, init) => lossyFetch((input instanceof Request ? input.url : input.toString()).replace(SITE, origin), init),
      deviceTickets: async () => [],
      captchaToken: async () => undefined,
      exclusive: (_name, work) => work(),
    });
  }
  beforeEach(async () => {
    texts = [];
    lost = { count: 0, path: '/verify' };
    const sms = {
      send: async ({ text }: { readonly text: string }) => void texts.push(text),
    };
    server = await openAccounts(engine, { SMS_DIR: 'sms' }, Date.now(), undefined, undefined, [], sms);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    await server.member(EMAIL, 'Mia');
    device = newDevice();
  });
  afterEach(() => server.close());

  async function firstStep(on: AuthSessions = device): Promise<SecondStep | undefined> {
    return good(await on.signIn({ email: EMAIL, password: PASSWORD })).secondStep;
  }
  /** The settings of an account that is signed in, whole, as the player `mia`. */
  async function settings(on: AuthSessions = device): Promise<AccountSettings> {
    await on.assignTo('mia');
    return new AccountSettings(on, 'mia');
  }
  /** Turns two-step sign-in on. */
  async function addApp(of: AccountSettings, name?: string): Promise<{ readonly factorId: string; readonly secret: string }> {
    const offer = good(await of.beginTotp(name));
    good(await of.confirmTotp(offer.factorId, codeAt(offer.secret, server.clock.now)));
    return offer;
  }
  function must(step: SecondStep | undefined): SecondStep {
    if (!step) throw new Error('no second step was asked for');
    return step;
  }

  test('an app is added by its first right code, and from then on each sign-in needs a second step', async () => {
    expect(await firstStep()).toBeUndefined();
    const mine = await settings();
    const offer = good(await mine.beginTotp('My phone'));
    expect(offer.uri).toContain(`secret=${offer.secret}`);
    expect(good(await mine.read()).factors).toEqual([]);
    expect(codeOf(await mine.confirmTotp(offer.factorId, wrongCodeAt(offer.secret, server.clock.now)))).toBe('wrong_app_code');
    good(await mine.confirmTotp(offer.factorId, codeAt(offer.secret, server.clock.now)));
    expect(good(await mine.read()).factors).toEqual([{ id: offer.factorId, type: 'totp', name: 'My phone' }]);
    expect(await device.credentials('mia')).toMatchObject({ accessToken: expect.any(String) });

    server.clock.now += STEP_MS;
    const other = newDevice();
    const step = must(await firstStep(other));
    expect(step.factors).toEqual([{ id: offer.factorId, type: 'totp', name: 'My phone' }]);
    // Another tab, or the next start, does not take the first step for a sign-in.
    expect(await other.pendingAccount()).toBeUndefined();
    const [factor] = step.factors;
    if (!factor) throw new Error('no factor');
    const wrong = await step.answer(factor, wrongCodeAt(offer.secret, server.clock.now));
    expect(wrong).toMatchObject({ ok: false, error: { sentence: 'Invalid TOTP code entered' } });
    good(await step.answer(factor, codeAt(offer.secret, server.clock.now)));
    expect(await other.pendingAccount()).toMatchObject({ email: EMAIL });
  });

  test('a code whose answer was lost is good when it is typed again, for adding the app as for signing in', async () => {
    await firstStep();
    const mine = await settings();
    const offer = good(await mine.beginTotp());
    const confirm = () => mine.confirmTotp(offer.factorId, codeAt(offer.secret, server.clock.now));
    lost.count = 1;
    expect(codeOf(await confirm())).toBe('unreachable');
    good(await confirm());
    server.clock.now += STEP_MS;
    const step = must(await firstStep());
    const [factor] = step.factors;
    if (!factor) throw new Error('no factor');
    const answer = () => step.answer(factor, codeAt(offer.secret, server.clock.now));
    lost.count = 1;
    expect(codeOf(await answer())).toBe('unreachable');
    good(await answer());
  });

  test('a recovery code is a second step, once; new ones end the older ones', async () => {
    await firstStep();
    const mine = await settings();
    expect(codeOf(await mine.newRecoveryCodes())).toBe('mfa_factor_not_found');
    await addApp(mine);
    const [older = ''] = good(await mine.newRecoveryCodes());
    const [code = ''] = good(await mine.newRecoveryCodes());
    expect(good(await mine.recoveryCodesLeft())).toBe(10);

    const step = must(await firstStep());
    const refused = await step.answerByRecoveryCode(older);
    expect(refused).toMatchObject({ ok: false, error: { code: 'wrong_recovery_code', sentence: 'Invalid recovery code entered' } });
    good(await step.answerByRecoveryCode(code.toLowerCase()));
    expect(good(await (await settings()).recoveryCodesLeft())).toBe(9);
    expect(codeOf(await must(await firstStep()).answerByRecoveryCode(code))).toBe('wrong_recovery_code');
  });

  test('a phone gets a code when it is asked for', async () => {
    await firstStep();
    const mine = await settings();
    const factorId = good(await mine.beginPhone(NUMBER));
    const challengeId = good(await mine.sendText(factorId));
    await server.delivered();
    const code = () => /\d{6}/.exec(texts.at(-1) ?? '')?.[0] ?? '';
    const wrong = code() === '000000' ? '000001' : '000000';
    expect(codeOf(await mine.confirmPhone(factorId, challengeId, wrong))).toBe('wrong_phone_code');
    good(await mine.confirmPhone(factorId, challengeId, code()));
    expect(good(await mine.read()).factors).toEqual([{ id: factorId, type: 'phone', numberEnd: '567' }]);

    const step = must(await firstStep());
    good(await step.sendText(factorId));
    await server.delivered();
    const refused = await step.sendText(factorId);
    const sentence = 'For security purposes, you can only request this after 60 seconds.';
    expect(refused).toEqual({ ok: false, error: { code: 'over_sms_send_rate_limit', sentence } });
    good(await step.answer({ id: factorId, type: 'phone' }, code()));
  });

  test('removing the last factor ends two-step sign-in; removing the one that raised the session asks for another second step', async () => {
    await firstStep();
    const mine = await settings();
    const first = await addApp(mine, 'first');
    server.clock.now += STEP_MS;
    const second = await addApp(mine, 'second');
    expect(good(await mine.removeFactor(first.factorId))).toBeUndefined();
    server.clock.now += STEP_MS;
    const third = await addApp(mine, 'third');
    const due = must(good(await mine.removeFactor(third.factorId)));
    expect(codeOf(await mine.changePassword('another secret'))).toBe('insufficient_aal');
    expect(codeOf(await mine.removeFactor(second.factorId))).toBe('insufficient_aal');

    // The settings ask for it where they are: nobody has to sign in anew.
    server.clock.now += STEP_MS;
    good(await due.answer({ id: second.factorId, type: 'totp' }, codeAt(second.secret, server.clock.now)));
    expect(good(await mine.secondStep())).toBeUndefined();
    expect(good(await mine.removeFactor(second.factorId))).toBeUndefined();
    expect(await firstStep()).toBeUndefined();
  });

  test('the ways in are read as they are, and the last one stays', async () => {
    await firstStep();
    const mine = await settings();
    expect(good(await mine.read())).toEqual({ email: EMAIL, hasPassword: true, google: [], factors: [] });
    good(await mine.changeEmail('mia@example.com'));
    expect(good(await mine.read())).toMatchObject({ email: EMAIL, newEmail: 'mia@example.com' });
    const identity = await device.call('mia', async (client) => (await client.getUserIdentities()).data?.identities[0]);
    if (!identity) throw new Error('no identity');
    expect(codeOf(await mine.disconnect({ id: identity.identity_id, email: EMAIL, identity }))).toBe('single_identity_not_deletable');
  });

  test('a cancelled first step leaves nothing on the device, and its session is over', async () => {
    await firstStep();
    await addApp(await settings());
    const step = must(await firstStep());
    await device.cancel('sign_in');
    expect(await device.held('sign_in')).toBeUndefined();
    expect(codeOf(await step.answerByRecoveryCode('0000-0000-0000'))).toBe('no_authorization');
  });

  test('a password is changed; the same one and a short one are refused', async () => {
    await firstStep();
    const mine = await settings();
    expect(codeOf(await mine.changePassword(PASSWORD))).toBe('same_password');
    expect(codeOf(await mine.changePassword('short'))).toBe('password_too_short');
    good(await mine.changePassword('another secret'));
    expect(codeOf(await device.signIn({ email: EMAIL, password: PASSWORD }))).toBe('invalid_credentials');
    good(await device.signIn({ email: EMAIL, password: 'another secret' }));
  });

  test('a link for a new password is a first step: the second one comes before it', async () => {
    await firstStep();
    const app = await addApp(await settings());
    good(await device.recover(EMAIL));
    const { link } = proofIn((await server.delivered()).to(EMAIL).findLast(({ text }) => text.includes('type=recovery')));
    const landing = await server.follow(link);
    const address = new URL(landing);
    expect(`${address.pathname}?for=${address.searchParams.get('for') ?? ''}`).toBe('/auth/callback?for=recovery');
    const { secondStep } = good(await device.exchangeCode(address.searchParams.get('code') ?? '', 'recovery'));
    expect(codeOf(await device.setNewPassword('another secret'))).toBe('insufficient_aal');
    server.clock.now += STEP_MS;
    good(await must(secondStep).answer({ id: app.factorId, type: 'totp' }, codeAt(app.secret, server.clock.now)));
    good(await device.setNewPassword('another secret'));
    good(await device.signIn({ email: EMAIL, password: 'another secret' }));
  });

  test('an address is changed when both mailboxes have agreed', async () => {
    await firstStep();
    const mine = await settings();
    good(await mine.changeEmail('mia@example.com'));
    await server.delivered();
    const arrivals: string[] = [];
    for (const address of [EMAIL, 'mia@example.com']) {
      const { link } = proofIn(server.post.to(address).findLast(({ text }) => text.includes('type=email_change')));
      const landing = await server.follow(link);
      arrivals.push(new URL(landing).search);
    }
    expect(arrivals[0]).toBe('?for=email-change');
    expect(arrivals[1]).toMatch(/^\?for=email-change&code=/);
    expect(await device.readAnew('mia')).toMatchObject({ email: 'mia@example.com' });
  });

  /** The settings of a session that is older than ten minutes, and how often it was asked to prove itself. */
  async function oldSettings(
    answer: () => Promise<boolean>,
  ): Promise<{ readonly mine: AccountSettings; readonly asked: { count: number } }> {
    await firstStep();
    await device.assignTo('mia');
    server.clock.now += 10 * 60_000;
    const asked = { count: 0 };
    const ask = (): Promise<boolean> => {
      asked.count += 1;
      return answer();
    };
    return { mine: new AccountSettings(device, 'mia', ask), asked };
  }
  const provePassword = async (): Promise<boolean> => {
    const held = await device.credentials('mia');
    const [status] = await prove(server, typeof held === 'object' ? held.accessToken : '');
    return status === 200;
  };

  test('a change long after the sign-in asks for a proof, once for all that follow, and is made then', async () => {
    const { mine, asked } = await oldSettings(provePassword);
    good(await mine.changeEmail('mia@example.com'));
    good(await mine.changePassword('another secret'));
    await addApp(mine);
    expect(good(await mine.newRecoveryCodes())).toHaveLength(10);
    expect(asked.count).toBe(1);
  });

  test('a change whose proof is not given is not made, and its failure says so', async () => {
    const { mine, asked } = await oldSettings(() => Promise.resolve(false));
    const refused = await mine.changePassword('another secret');
    expect(refused).toMatchObject({ ok: false, error: { code: 'not_proven', sentence: 'Nothing was changed.' } });
    expect(codeOf(await mine.beginTotp())).toBe('not_proven');
    expect(codeOf(await mine.newRecoveryCodes())).toBe('mfa_factor_not_found');
    expect(asked.count).toBe(2);
    good(await newDevice().signIn({ email: EMAIL, password: PASSWORD }));
  });

  test('both codes of an e-mail change do what the links do, typed in one place', async () => {
    await firstStep();
    const mine = await settings();
    good(await mine.changeEmail('mia@example.com'));
    await server.delivered();
    const codeAt = (address: string) => proofIn(server.post.to(address).findLast(({ text }) => text.includes('type=email_change'))).code;
    const [old, fresh] = [codeAt(EMAIL), codeAt('mia@example.com')];
    const wrong = [old, fresh].includes('111111') ? '222222' : '111111';
    expect(await mine.agreeToEmail(EMAIL, wrong)).toMatchObject({
      ok: false,
      error: { sentence: 'Token has expired or is invalid. Check the digits, or take those of the newest mail.' },
    });
    expect(good(await mine.agreeToEmail(EMAIL, fresh))).toBe('half');
    expect(good(await mine.read())).toMatchObject({ email: EMAIL, newEmail: 'mia@example.com' });
    expect(good(await mine.agreeToEmail(EMAIL, old))).toBe('changed');
    expect(good(await mine.read()).email).toBe('mia@example.com');
    expect(await device.credentials('mia')).toMatchObject({ accessToken: expect.any(String) });
  });

  const NEW = { username: 'Nora', email: 'nora@example.org', password: 'chosen by the owner' };
  const newestAt = async (address: string) => proofIn((await server.delivered()).to(address).at(-1));

  test('the six digits finish a sign-up, in any browser', async () => {
    good(await device.signUp(NEW));
    const other = newDevice();
    const { flow, account } = good(await other.typeCode('sign_in', NEW.email, (await newestAt(NEW.email)).code));
    expect([flow, account.email]).toEqual(['sign_in', NEW.email]);
    expect(await other.pendingAccount()).toMatchObject({ email: NEW.email });
  });

  test('the six digits of a recovery lead to a new password', async () => {
    good(await device.recover(EMAIL));
    const { flow } = good(await device.typeCode('recovery', EMAIL, (await newestAt(EMAIL)).code));
    expect(flow).toBe('recovery');
    expect(await device.pendingAccount()).toBeUndefined();
    good(await device.setNewPassword('another secret'));
    good(await device.signIn({ email: EMAIL, password: 'another secret' }));
  });

  test('code and link of a sign-up lead to the choice of a password, where a stranger offered another one (decision D33)', async () => {
    const planted = { email: NEW.email, password: 'planted by a stranger' };
    good(await device.signUp(NEW));
    await server.call('POST', '/signup', planted);
    const { flow } = good(await device.typeCode('sign_in', NEW.email, (await newestAt(NEW.email)).code));
    expect([flow, await device.pendingAccount()]).toEqual(['recovery', undefined]);
    good(await device.setNewPassword(NEW.password));
    good(await device.signIn(NEW));

    const ida = { ...NEW, username: 'Ida', email: 'ida@example.org' };
    good(await device.signUp(ida));
    await server.call('POST', '/signup', { ...planted, email: ida.email });
    const arrival = readCallback(new URL(await server.follow((await newestAt(ida.email)).link)));
    if (arrival.kind !== 'code') throw new Error(arrival.kind);
    expect(arrival.choosesPassword).toBe(true);
    good(await device.exchangeCode(arrival.code, arrival.from, 'recovery'));
    good(await device.setNewPassword(ida.password));
    good(await device.signIn(ida));
  });
});
