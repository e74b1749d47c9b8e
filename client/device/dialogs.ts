import type { PlayerRow } from '../storage/records.ts';
import type { WaitingMail } from '../storage/device-store.ts';
import { createSource } from '../../shared/observable.ts';

/** What the sign-in dialog opens with; `notice` is a line above the form, `error` the text of its error box. */
export interface AuthRequest {
  readonly dialog: 'auth';
  readonly form: 'sign-in' | 'sign-up' | 'forgot-password';
  readonly notice?: string;
  readonly error?: string;
  /** The mail whose code can be typed. */
  readonly waiting?: WaitingMail;
}

/** The dialogs around players and accounts. Any screen may ask for one; the shell shows it. */
export type AccountDialog =
  | AuthRequest
  | { readonly dialog: 'players' }
  | { readonly dialog: 'sync' }
  | { readonly dialog: 'your-data' }
  | { readonly dialog: 'sign-out' | 'delete-account' | 'account-deleted'; readonly row: PlayerRow };

export const accountDialog = createSource<AccountDialog | undefined>(undefined);

export const openSignIn = (notice?: string): void =>
  accountDialog.set({ dialog: 'auth', form: 'sign-in', ...(notice !== undefined && { notice }) });
/** After a sign-in that failed elsewhere, for instance at Google. */
export const openFailedSignIn = (error: string): void => accountDialog.set({ dialog: 'auth', form: 'sign-in', error });
export const openForgotPassword = (notice: string): void => accountDialog.set({ dialog: 'auth', form: 'forgot-password', notice });
export const openWaitingMail = (waiting: WaitingMail): void => accountDialog.set({ dialog: 'auth', form: 'sign-in', waiting });
export const openSignUp = (): void => accountDialog.set({ dialog: 'auth', form: 'sign-up' });
export const openPlayers = (): void => accountDialog.set({ dialog: 'players' });
export const openSyncDetails = (): void => accountDialog.set({ dialog: 'sync' });
export const openYourData = (): void => accountDialog.set({ dialog: 'your-data' });
export const openSignOut = (row: PlayerRow): void => accountDialog.set({ dialog: 'sign-out', row });
export const openDeleteAccount = (row: PlayerRow): void => accountDialog.set({ dialog: 'delete-account', row });
export const openAccountDeleted = (row: PlayerRow): void => accountDialog.set({ dialog: 'account-deleted', row });
export const closeDialog = (): void => accountDialog.set(undefined);
