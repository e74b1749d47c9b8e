import type { Page } from 'playwright';
import { codeAt } from '../../server/auth/factors-for-test.ts';

/** What somebody keeps who turned two-step sign-in on. */
export interface Kept {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const STEP_MS = 30_000;

/** The code after the one that the app shows now. The server takes it already, and it is not the one that an earlier step used up. */
export const nextCode = ({ secret }: Kept): string => codeAt(secret, Date.now() + STEP_MS);

/** Turns two-step sign-in on in the settings, with an app that gets its secret by hand. `onScreen` is called on each screen on the way. */
export async function turnOnTwoSteps(page: Page, onScreen: (screen: string) => Promise<void>): Promise<Kept> {
  await page.getByRole('region', { name: 'Two-step sign-in' }).getByRole('button', { name: 'Turn on with an app' }).click();
  const app = page.getByRole('dialog', { name: 'Add an app' });
  await app.getByText('Or type the secret').click();
  await onScreen('adding an app');
  const secret = (await app.getByRole('code').innerText()).replaceAll(' ', '');
  await app.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, Date.now()));
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByText('Keep these now').waitFor();
  await onScreen('new recovery codes');
  const recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, recoveryCodes };
}
