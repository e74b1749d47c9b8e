import { expect, it } from 'vitest';
import { ChromiumBrowser, Mailbox, inEngine, serverForTests, withFolder } from './harness.ts';
import { person, signUp } from './steps/accounts.ts';
import { open } from './steps/opening.ts';

const server = serverForTests({ AUTH_CAPTCHA_PROVIDER: 'altcha', AUTH_CAPTCHA_SECRET: 'a secret of at least thirty-two characters' });

inEngine('Chromium', 'A server that asks for a proof of work', () => {
  it('gets it from the sign-up form, without a word to anybody else', async () => {
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile);
      // The first try, without a proof, is refused.
      browser.problems.expect(/Failed to load resource/);
      const page = await open(browser, server.origin);
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).origin));
      await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
      const pia = person('Pia');
      await signUp(page, pia);
      expect([...asked]).toEqual([server.origin]);
      const arrival = await open(browser, await new Mailbox(server.dataDir).link(pia.email));
      await arrival.getByText(pia.username).first().waitFor();
      await browser.close();
    });
  });
});
