import { classes } from '../ui/classes.ts';
import { Button } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { requestDialog } from './requests.ts';
import css from './account-slot.module.css';

/**
 * The places of the shell that know who plays. What stands here is the guest's, which is also what every document starts with:
 * the account part puts a player's name into the same boxes without changing their size.
 */

/** The desktop header's right end. */
export function HeaderAccount() {
  return (
    <>
      <button type="button" className={css['chip']} aria-haspopup="dialog" onClick={() => requestDialog('who-is-playing')}>
        <Icon name="player" size="small" />
        <VisuallyHidden>Who is playing?</VisuallyHidden>
        <span className={classes(css['name'], css['guestOnly'])}>Guest</span>
      </button>
      <Button className={classes(css['guestOnly'], css['signIn'])} onClick={() => requestDialog('sign-in')}>
        Sign In
      </Button>
    </>
  );
}

/** The top of the mobile menu: a welcome card for a player, nothing for a guest. */
export function MenuWelcome() {
  return null;
}

/** The end of the mobile menu. `onDone` closes it. */
export function MenuAccount({ onDone }: { readonly onDone: () => void }) {
  const open = (request: 'who-is-playing' | 'sign-in') => () => {
    onDone();
    requestDialog(request);
  };
  return (
    <>
      <Button wide onClick={open('who-is-playing')}>
        <Icon name="player" size="small" />
        Who is playing?
      </Button>
      <Button wide variant="primary" onClick={open('sign-in')}>
        Sign In
      </Button>
    </>
  );
}

/** Dialogs that a request opens. */
export function AccountDialogs() {
  return null;
}
