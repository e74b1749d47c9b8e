import type { Locator, Page } from 'playwright';
import { Mailbox } from '../harness.ts';
import type { ChromiumBrowser, TestServer } from '../harness.ts';
import { pressed } from '../../pressed-link.ts';
import { taken } from './opening.ts';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

let persons = 0;

/** A person without an account. */
export function person(name: string): Person {
  persons += 1;
  return { username: `${name}${persons}`, email: `${name}${persons}@example.org`.toLowerCase(), password: `the secret of ${name}` };
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Fills in the sign-up form of the open dialog. Ends at the message that a mail was sent. */
export async function signUp(page: Page, { username, email, password }: Person): Promise<void> {
  const form = dialog(page, 'Sign up');
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Check your email!').waitFor();
}

/** Presses the button of the page behind the link of a mail. */
export async function pressLink(page: Page): Promise<void> {
  await page.getByRole('button').click();
  await page.waitForURL(({ pathname }) => pathname !== '/auth/v1/verify');
  await taken(page);
}

/** Opens the link of a mail and presses the button of its page. */
export async function followLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await pressLink(page);
}

/** Signs up the learner of this window and follows the link in the mail. Returns the tab of the link when everything has been sent. */
export async function signUpAsLearner(browser: ChromiumBrowser, server: TestServer, page: Page, who: Person): Promise<Page> {
  await page.getByRole('button', { name: 'Who is playing?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  await signUp(page, who);
  const arrival = await browser.visit(await new Mailbox(server.dataDir).link(who.email));
  await pressLink(arrival);
  await arrival.getByText('Synced').waitFor();
  return arrival;
}

/** Fills the sign-in form of the open dialog. */
export async function fillSignIn(page: Page, { email, password }: Person): Promise<void> {
  const form = dialog(page, 'Sign in');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in a guest by touch on the result of a game, which becomes the account's. Resolves when the game has been sent. */
export async function signInOn(result: Locator, who: Person): Promise<void> {
  await result.getByRole('button', { name: 'Sign in' }).tap();
  await fillSignIn(result.page(), who);
  await result.getByText('Synced').first().waitFor();
}

/** What a form says, which of its fields are filled in, and whether it is at work. Runs in the page. */
function formState(form: HTMLElement): string {
  const fields = [...form.querySelectorAll('input')].map(({ name, value, validationMessage }) => ({
    name,
    filled: value !== '',
    validationMessage,
  }));
  const busy = [...form.querySelectorAll('[aria-busy=true], :disabled')].map(({ textContent }) => textContent);
  return JSON.stringify({ says: form.innerText, fields, busy });
}

/** Signs in by the header's button. */
export async function signIn(page: Page, who: Person): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await fillSignIn(page, who);
  const form = dialog(page, 'Sign in');
  const closed = form.waitFor({ state: 'hidden' }).catch(async (error: unknown) => {
    throw new Error(`The sign-in stays open: ${await form.evaluate(formState)}`, { cause: error });
  });
  const refusal = form.getByRole('alert');
  const refused = refusal.waitFor().then(
    () => refusal.innerText(),
    () => closed,
  );
  const said = await Promise.race([closed, refused]);
  if (said !== undefined) throw new Error(`The sign-in was refused: ${said}`);
}

/** Makes an account with a confirmed address through the API, as if another device had done it long ago. */
export async function accountOf(server: Pick<TestServer, 'origin' | 'dataDir'>, who: Person): Promise<Person> {
  const answer = await fetch(`${server.origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: who.email, password: who.password, data: { username: who.username, display_name: who.username } }),
  });
  if (!answer.ok) throw new Error(`No account for ${who.email}: ${answer.status} ${await answer.text()}`);
  const confirmed = await fetch(`${server.origin}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(pressed(new URL(await new Mailbox(server.dataDir).link(who.email)))),
  });
  const to = await confirmed.text();
  if (!confirmed.ok || to.includes('error=')) throw new Error(`${who.email} was not confirmed: ${confirmed.status} ${to}`);
  return who;
}
