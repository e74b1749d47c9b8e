import { expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { ChromiumBrowser, inEngine, serverForTests, withFolder } from './harness.ts';
import { accountOf, person, signIn } from './steps/accounts.ts';
import { admin } from './steps/admin.ts';
import { BOTH_WIDTHS, Inspection } from './steps/axe.ts';
import { load, open } from './steps/opening.ts';
import { ONE_VISIT } from './steps/windows.ts';

const server = serverForTests();

const content = (page: Page): Locator => page.getByRole('textbox', { name: 'Content' });
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save Post' });
const way = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name }).check({ force: true });
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Preview' });

/** Longer than a line of a phone, in a heading. */
const LONG_WORD = 'Multiplikationstabellenaufgabensammlung';

/** What would be heard of if any of it ran or loaded; each is written in every way. */
const ATTACKS = `<img src=x onerror="window.hacked = 1"><script>window.hacked = 2</script><svg onload="window.hacked = 3"></svg>
<a href="javascript:window.hacked=4">read</a><iframe srcdoc="<script>parent.hacked = 5</script>"></iframe>
<p style="background: url(https://elsewhere.example/a.png)" onclick="window.hacked = 6">styled</p><img src="https://elsewhere.example/b.png">`;

/** Pastes into the editor what `data` holds. */
async function paste(target: Locator, data: { readonly html?: string; readonly picture?: true }): Promise<void> {
  await target.evaluate(async (element, { html, picture }) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    if (picture) {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [2000, 1000];
      const context = canvas.getContext('2d');
      // Noise does not pack well: as a PNG this is far larger than a post may hold.
      for (let x = 0; x < 2000; x += 4)
        for (let y = 0; y < 1000; y += 4) {
          if (context) context.fillStyle = `hsl(${(x * 7919 + y * 104_729) % 360} 80% 50%)`;
          context?.fillRect(x, y, 4, 4);
        }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob) clipboardData.items.add(new File([blob], 'squares.png', { type: 'image/png' }));
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

inEngine('Chromium', 'The blog editor', () => {
  it('writes in three ways, keeps what is typed over a reload, saves, and settles a conflict; nothing foreign runs or loads', async () => {
    const who = await accountOf(server, person('Ada'));
    expect(await admin(server.dataDir, 'promote', who.email)).toMatchObject({ exitCode: 0 });
    await withFolder(async (profile) => {
      const browser = await ChromiumBrowser.open(profile, ONE_VISIT);
      const page = await open(browser, `${server.origin}/admin/blog`);
      await page.getByText('Admin access required').waitFor();
      await signIn(page, who);
      await content(page).waitFor();
      const inspection = new Inspection(page);
      await inspection.look('an empty editor', BOTH_WIDTHS);
      expect(await save(page).isDisabled()).toBe(true);

      await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Squares near fifty');
      await page.getByRole('textbox', { name: 'Title', exact: true }).press('Control+s');
      await page.getByText('Please enter content for your blog post').first().waitFor();
      await content(page).pressSequentially('Begin with 25.');
      await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Table' }).click();
      await content(page).pressSequentially('Number');
      await page.getByText('4 words · 21 characters').waitFor();

      await paste(content(page), { html: `<p>pasted <b style="color: red">bold</b></p>${ATTACKS}` });
      await page.getByText('Pictures of other sites').first().waitFor();
      await paste(content(page), { picture: true });
      const dialog = page.getByRole('dialog', { name: 'Picture' });
      await dialog.getByRole('button', { name: 'Choose another' }).waitFor();
      await dialog.getByRole('button', { name: 'Insert picture' }).click();
      await dialog.getByText('Say in words what the picture shows').waitFor();
      await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Many squares');
      await dialog.getByRole('button', { name: 'Insert picture' }).click();
      await preview(page).getByRole('img', { name: 'Many squares' }).waitFor();

      await way(page, 'Markdown');
      const markdown = page.getByRole('textbox', { name: 'Content as Markdown' });
      expect(await markdown.inputValue()).toContain('<img src="/picture:1" alt="Many squares" width=');
      await markdown.fill(
        `${await markdown.inputValue()}\n\n## A rule\n\n## ${LONG_WORD}\n\n${ATTACKS}\n\n[x](javascript:window.hacked=7)`,
      );
      await way(page, 'HTML');
      const html = page.getByRole('textbox', { name: 'Content as HTML' });
      expect(await html.inputValue()).toContain('<h2>A rule</h2>');
      await html.fill(`${await html.inputValue()}${ATTACKS}`);
      await page.getByText('A post cannot hold').first().waitFor();
      await way(page, 'WYSIWYG');
      await content(page).getByRole('heading', { name: 'A rule' }).waitFor();
      await preview(page).getByRole('heading', { name: LONG_WORD }).waitFor();
      await inspection.look('a written post', BOTH_WIDTHS);

      await page.getByText('Kept on this device').waitFor();
      await load(page, `${server.origin}/admin/blog`);
      await page.getByText('A new post, “Squares near fifty”, typed on').waitFor();
      await page.getByRole('button', { name: 'Go on with it' }).click();
      await content(page).getByRole('img', { name: 'Many squares' }).waitFor();
      await page.getByRole('switch', { name: 'Published' }).check({ force: true });
      await save(page).click();
      await page.getByText('Post created successfully!').waitFor();
      expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe('');

      await page.getByRole('tab', { name: 'Posts' }).click();
      await inspection.look('the posts');
      await page.getByRole('button', { name: 'Edit Squares near fifty' }).click();
      await content(page).getByRole('heading', { name: 'A rule' }).waitFor();
      const other = await open(browser, `${server.origin}/admin/blog`);
      await other.getByRole('tab', { name: 'Posts' }).click();
      await other.getByRole('button', { name: 'Edit Squares near fifty' }).click();
      await other.getByRole('textbox', { name: 'Description', exact: true }).fill('By the other admin');
      await save(other).click();
      await other.getByText('Post updated successfully!').waitFor();
      browser.problems.expect(/status of 412/);
      await page.getByRole('textbox', { name: 'Description', exact: true }).fill('By me');
      await save(page).click();
      const conflict = page.getByRole('dialog', { name: 'Somebody else saved this post' });
      await conflict.getByText('By the other admin').waitFor();
      await conflict.getByText('By me').waitFor();
      await inspection.look('a conflict');
      await conflict.getByRole('button', { name: 'Keep mine' }).click();
      await page.getByText('Post updated successfully!').waitFor();

      await page.getByRole('tab', { name: 'Posts' }).click();
      await page.getByRole('button', { name: 'Delete Squares near fifty' }).click();
      await page.getByRole('dialog', { name: 'Delete post' }).getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByText('Post deleted successfully!').waitFor();
      await page.getByText('No posts yet. Create your first post!').waitFor();
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(inspection.faults).toEqual([]);
      await browser.close();
    });
    expect(server.log).not.toContain('content blocked by policy');
  });
});
