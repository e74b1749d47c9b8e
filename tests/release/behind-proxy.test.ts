import { request } from 'node:https';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { ChromiumBrowser, TestServer, controlled, inEngine, withFolder } from '../browser/harness.ts';
import { accountOf, person } from '../browser/steps/accounts.ts';
import { GUEST, SERVER_GONE } from '../browser/steps/expected.ts';
import { load } from '../browser/steps/opening.ts';
import { dashboard } from '../browser/steps/players.ts';
import { playGame } from '../browser/steps/speed-math.ts';
import { ONE_VISIT } from '../browser/steps/windows.ts';
import { heardElsewhere } from './heard-elsewhere.ts';
import { TlsProxy } from './tls-proxy.ts';

/** The headers of a document, as the proxy gives it. Its certificate is nobody's. */
async function headersAt(address: string): Promise<IncomingMessage['headers']> {
  const asked = request(address, { rejectUnauthorized: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.headers;
}

inEngine('Chromium', 'A site behind a TLS proxy', () => {
  it('is signed in to on two devices, of which one hears at once what the other played, and is played on when the proxy is gone', async () => {
    await withFolder(async (folder) => {
      const proxy = await TlsProxy.start(folder);
      const server = await TestServer.start({ SITE_URL: proxy.origin, TRUST_PROXY: '127.0.0.1' });
      proxy.passTo(Number(new URL(server.origin).port));
      try {
        expect((await headersAt(proxy.origin))['strict-transport-security']).toMatch(/^max-age=\d+/);
        const uma = await accountOf(server, person('Uma'));
        const phone = await ChromiumBrowser.open(`${folder}/phone`, { anyCertificate: true });
        const laptop = await ChromiumBrowser.open(`${folder}/laptop`, { ...ONE_VISIT, isPrivate: false, anyCertificate: true });
        for (const { problems } of [phone, laptop]) problems.expect(GUEST);
        const page = await heardElsewhere(phone, laptop, proxy.origin, uma);
        await laptop.close();
        await controlled(page);
        await proxy.stop();
        phone.problems.expect(SERVER_GONE);
        await load(page, `${proxy.origin}/games/speed-math`);
        await playGame(page, { questions: 2 });
        await page.getByText('Saved on this device').first().waitFor();
        await load(page, proxy.origin);
        expect(await dashboard(page)).toMatchObject({ games: 2 });
        await phone.close();
      } finally {
        await server.remove();
      }
    });
  });
});
