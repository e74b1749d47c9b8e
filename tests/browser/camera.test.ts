import { writeFile } from 'node:fs/promises';
import { encodeQR } from 'qr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import type { ElementHandle } from 'puppeteer-core';
import { makeCode } from '../../shared/classroom/round.ts';
import { ROUND_PRESETS } from '../../shared/games/rounds.ts';
import { ChromiumBrowser, controlled, FirefoxBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { Inspection } from './steps/axe.ts';
import { GUEST, SERVER_GONE } from './steps/expected.ts';
import { writeFilm } from './steps/film.ts';
import { goWithin, load, open } from './steps/opening.ts';
import { NOT_INSTALLED, ONE_VISIT, PHONE } from './steps/windows.ts';

const server = serverForTests();

const [CODE = ''] = ROUND_PRESETS.map((preset) => makeCode({ ...preset, config: { ...preset.config, clock: 'on' } }, 7));

/** A photo of a code. */
const photoOf = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(encodeQR(text, 'svg', { ecc: 'medium', border: 4 })), { density: 300 })
    .resize(460, 460, { kernel: 'nearest' })
    .png()
    .toBuffer();

/** A photo of twelve megapixels as a phone held upright stores it, on its side, with a code that is far away: 100 pixels of 4,032. */
async function farPhotoOf(text: string): Promise<Buffer> {
  const code = await sharp(await photoOf(text))
    .resize(100, 100)
    .toBuffer();
  return sharp({ create: { width: 4_032, height: 3_024, channels: 3, background: '#808078' } })
    .composite([{ input: code, left: 2_400, top: 700 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Whether this document may open a camera, by its policy and when it is tried. Runs in the page. */
const mayOpen = async (): Promise<readonly [byPolicy: boolean | undefined, opened: boolean]> => {
  const { featurePolicy } = document as { readonly featurePolicy?: { allowsFeature(feature: string): boolean } };
  const opened = await navigator.mediaDevices.getUserMedia({ video: true }).then(
    (stream) => {
      for (const track of stream.getTracks()) track.stop();
      return true;
    },
    () => false,
  );
  return [featurePolicy?.allowsFeature('camera'), opened];
};

const openCamera = (page: Page) => page.getByRole('button', { name: 'Open the camera' });
const closeCamera = (page: Page) => page.getByRole('button', { name: 'Close the camera' });
const isRead = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

/** From home, by the links of the site. */
async function toRound(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Games' }).first().click();
  await page.getByRole('link', { name: 'Play the class round' }).click();
  await openCamera(page).waitFor();
}

/** Each stream of a camera that the page opens is kept in `streams`. Runs in the page, before its scripts. */
const keepStreams = `
  self.streams = [];
  const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
  // An empty tab has no devices.
  if (ask) navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted);
    self.streams.push(stream);
    return stream;
  };`;

/** Whether each camera that was opened is on. Runs in the page. */
const lights = (): readonly boolean[] =>
  (self as unknown as { streams: MediaStream[] }).streams.map((stream) =>
    stream.getTracks().some(({ readyState }) => readyState === 'live'),
  );

/** The page goes out of sight, as another tab would have it. Runs in the page. */
const hide = (): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
};

inEngine('Chromium', 'The camera', () => {
  it('reads the code on the board after the links from home, with a network and without, and opens nowhere else', async () => {
    await withFolder(async (folder) => {
      const film = `${folder}/board.y4m`;
      await writeFilm(film, [await photoOf(`${server.origin}/round#r=${CODE}`)]);
      const browser = await ChromiumBrowser.open(folder, { camera: film });
      browser.problems.expect(GUEST);
      browser.problems.expect(SERVER_GONE);
      browser.problems.expect(/Permissions policy violation: camera/);
      const page = await open(browser, server.origin);
      await controlled(page);
      for (const offline of [false, true]) {
        await browser.context.setOffline(offline);
        for (const path of ['/settings', '/']) {
          await load(page, server.origin + path);
          expect(await page.evaluate(mayOpen)).toEqual([false, false]);
        }
        await toRound(page);
        expect(await page.evaluate(mayOpen)).toEqual([true, true]);
        await openCamera(page).click();
        await isRead(page).waitFor();
        expect(await page.locator('video').count()).toBe(0);
        await page.getByRole('contentinfo').getByRole('link', { name: 'For Your Class' }).click();
        await page.getByRole('heading', { level: 1, name: 'Your Classes' }).waitFor();
        expect(await page.evaluate(mayOpen)).toEqual([true, true]);
      }
      await browser.close();
    });
  });

  it('goes off when it is closed, when the page is hidden and when it is left, and says so', async () => {
    await withFolder(async (folder) => {
      const film = `${folder}/nothing.y4m`;
      await writeFilm(film, [await photoOf('SOMETHING ELSE')]);
      const browser = await ChromiumBrowser.open(folder, { ...NOT_INSTALLED, ...PHONE, camera: film });
      browser.problems.expect(GUEST);
      await browser.context.addInitScript(keepStreams);
      const page = await open(browser, `${server.origin}/round`);
      await openCamera(page).waitFor();
      expect(await page.evaluate(lights)).toEqual([]);
      await openCamera(page).press('Enter');
      await page.getByText('Hold the code still').waitFor();
      expect(await page.evaluate(lights)).toEqual([true]);
      const inspection = new Inspection(page);
      await inspection.look('the open camera');
      expect(inspection.faults).toEqual([]);
      await closeCamera(page).press('Enter');
      await page.locator('video').waitFor({ state: 'detached' });
      expect(await page.evaluate(lights)).toEqual([false]);
      await openCamera(page).press('Enter');
      await page.getByText('Hold the code still').waitFor();
      await page.evaluate(hide);
      await page.getByText('The camera went off while this page was out of sight.').waitFor();
      expect(await page.evaluate(lights)).toEqual([false, false]);
      await page.evaluate(() => Reflect.deleteProperty(document, 'visibilityState'));
      await openCamera(page).press('Enter');
      await page.getByText('Hold the code still').waitFor();
      await goWithin(page, '/games');
      await page.getByRole('heading', { level: 1, name: 'Games' }).waitFor();
      expect(await page.evaluate(lights)).toEqual([false, false, false]);
      await browser.close();
    });
  });

  it('that cannot be opened is said in words, with what to do instead', async () => {
    await withFolder(async (folder) => {
      const browser = await ChromiumBrowser.open(folder, ONE_VISIT);
      browser.problems.expect(GUEST);
      browser.problems.expect(/Permissions policy violation: camera/);
      const page = await open(browser, `${server.origin}/round`);
      const saysAfter = async (name: string | undefined, text: string) => {
        if (name !== undefined)
          await page.evaluate((error) => {
            navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
          }, name);
        await openCamera(page).click();
        await page.getByRole('status').filter({ hasText: text }).waitFor();
        await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
      };
      // This machine has none.
      await saysAfter(undefined, 'No camera was found here. Choose a photo, or type the code.');
      await saysAfter('NotAllowedError', 'This page may not use the camera.');
      await saysAfter('NotReadableError', 'The camera does not start.');
      // A page that this document was not loaded for.
      await load(page, `${server.origin}/games`);
      await goWithin(page, '/round');
      await saysAfter(undefined, 'The camera works once this page is loaded again.');
      await page.getByRole('button', { name: 'Load this page again' }).click();
      await openCamera(page).waitFor();
      await saysAfter(undefined, 'No camera was found here.');
      await browser.close();
    });
  });

  it('is not needed: a photo is read, also from far away, and one without a code is told', async () => {
    await withFolder(async (folder) => {
      const browser = await ChromiumBrowser.open(folder, ONE_VISIT);
      browser.problems.expect(GUEST);
      const page = await open(browser, `${server.origin}/round`);
      const choose = async (buffer: Buffer) => {
        const chooser = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Choose a photo' }).click();
        await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      };
      await choose(Buffer.from('no photo'));
      await page.getByText('This device cannot open this file as a photo.').waitFor();
      await choose(
        await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: 'white' } })
          .png()
          .toBuffer(),
      );
      await page.getByText('No code was found in this photo.').waitFor();
      await choose(await photoOf(`${server.origin}/round#r=${CODE}`));
      await isRead(page).waitFor();
      await page.getByRole('button', { name: 'Other code' }).click();
      await choose(await farPhotoOf(`${server.origin}/round#r=${CODE}`));
      await isRead(page).waitFor();
      await browser.close();
    });
  });
});

inEngine('Firefox', 'A photo', () => {
  it('is read where the browser has no reader of its own, under the policy of the page', async () => {
    await withFolder(async (folder) => {
      const firefox = await FirefoxBrowser.open(folder);
      const page = await firefox.visit(`${server.origin}/round`);
      await page.waitForSelector('::-p-text(Choose a photo)');
      const input = await page.waitForSelector('input[type=file]');
      await writeFile(`${folder}/photo.png`, await photoOf(`${server.origin}/round#r=${CODE}`));
      await (input as ElementHandle<HTMLInputElement>).uploadFile(`${folder}/photo.png`);
      await page.waitForSelector('::-p-text(Seat number)');
      await firefox.close();
    });
  });
});
