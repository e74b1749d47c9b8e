import type { Locator, Page } from 'playwright';
import { codeAt } from '../server/auth/factors-for-test.ts';
import type { Person } from '../browser/steps/accounts.ts';
import { said } from './crawl.ts';
import type { Look } from './games.ts';
import { expanded } from './words.ts';

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
const press = (within: Page | Locator, text: string): Promise<void> =>
  within
    .getByRole('button', { name: said(text), exact: true })
    .first()
    .click();
const type = (within: Page | Locator, field: string, text: string): Promise<void> =>
  within.getByRole('textbox', { name: said(field) }).fill(text);
/** Resolves when a text is in sight, or said to a screen reader. */
const there = (within: Page | Locator, text: string): Promise<void> => within.getByText(said(text)).first().waitFor({ state: 'attached' });

/** From the menu of a phone into an account, by way of all other screens of the dialog. */
export async function signInThrough(page: Page, look: Look, who: Person): Promise<void> {
  await press(page, 'Open menu');
  await press(page, 'Sign In');
  await type(dialog(page), 'Email', who.email);
  await type(dialog(page), 'Password', 'something else');
  await press(dialog(page), 'Sign in');
  await dialog(page).getByRole('alert').waitFor();
  await look('a wrong password');
  await press(dialog(page), 'Forgot password?');
  await type(dialog(page), 'Email', 'nobody@example.org');
  await look('forgot password');
  await press(dialog(page), 'Send the link');
  await there(dialog(page), 'Stop waiting for this mail');
  await look('a mail is sent');
  await press(dialog(page), 'Back to sign in');
  await type(dialog(page), 'Email', who.email);
  await type(dialog(page), 'Password', who.password);
  await press(dialog(page), 'Sign in');
  await dialog(page).waitFor({ state: 'detached' });
}

/** Changes all that an account's settings let change, save the account's end. */
export async function changeSettings(page: Page, look: Look, who: Person): Promise<void> {
  await press(page, 'Turn on with an app');
  await dialog(page).getByText(said('Or type the secret')).click();
  await look('adding an app');
  const secret = (await dialog(page).getByRole('code').innerText()).replaceAll(' ', '');
  await type(dialog(page), 'Code', codeAt(secret, 0));
  await dialog(page).getByRole('alert').waitFor();
  await look('a wrong code');
  await type(dialog(page), 'Code', codeAt(secret, Date.now()));
  await there(dialog(page), 'I have kept them');
  await look('recovery codes');
  await press(dialog(page), 'I have kept them');
  await press(page, 'New codes');
  await look('new codes?');
  await press(dialog(page), 'Make new codes');
  await press(dialog(page), 'I have kept them');
  await look('two-step sign-in is on');
  await page.getByRole('button', { name: expanded('Turn off ') }).click();
  await look('turn off?');
  await press(dialog(page), 'Turn off');
  await there(page, 'Two-step sign-in is off');
  await look('two-step sign-in is off');

  await page.getByRole('button', { name: expanded('email') }).click();
  await type(page, 'New email', who.email);
  await press(page, 'Send the links');
  await there(page, 'This is your address already.');
  await look('the same address');
  await type(page, 'New email', `new.${who.email}`);
  await press(page, 'Send the links');
  await there(page, 'Both mails are on their way');
  await look('another address waits');

  await press(page, 'Change');
  await type(page, 'Username', `${who.username}-2`);
  await there(page, 'This name is free.');
  await look('a free name');
  await press(page, 'Save');
  await there(page, 'Saved');
  await look('a new name');
}
