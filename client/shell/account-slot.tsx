import { lazy, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../account/avatar.tsx';
import { useCurrentPlayer, type CurrentPlayer } from '../account/current-player.ts';
import { openPlayers, openSignIn, openSignOut } from '../account/dialogs.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import css from './account-slot.module.css';

/**
 * The places of the shell that know who plays. Every document starts with the guest's; a player's name comes into the same boxes
 * without changing their size.
 */

const Welcome = lazy(() => import('../progress/welcome-card.tsx'));

type KnownPlayer = Extract<CurrentPlayer, { readonly localId: string }>;
const known = (player: CurrentPlayer): KnownPlayer | undefined => ('localId' in player ? player : undefined);

/** The desktop header's right end. */
export function HeaderAccount() {
  const player = known(useCurrentPlayer());
  return (
    <>
      <button type="button" className={css['chip']} aria-haspopup="dialog" onClick={openPlayers}>
        <span className={css['mark']}>
          {player ? <Avatar name={player.row.nickname} colour={player.row.colour} shape={player.row.shape} /> : <Icon name="player" size="small" />}
        </span>
        <VisuallyHidden>Who is playing?</VisuallyHidden>
        <span className={classes(css['name'], css['guestOnly'])}>Guest</span>
        <span className={classes(css['name'], css['playerOnly'])}>{player?.row.nickname}</span>
      </button>
      <Button className={classes(css['guestOnly'], css['signIn'])} onClick={() => openSignIn()}>
        Sign In
      </Button>
      <Link to="/settings" className={classes(css['playerOnly'], css['gear'])} aria-label="Settings" title="Settings">
        <Icon name="gear" />
      </Link>
    </>
  );
}

/** The top of the mobile menu: a welcome card for a player, nothing for a guest. */
export function MenuWelcome({ onDone }: { readonly onDone: () => void }) {
  const player = known(useCurrentPlayer());
  return player ? (
    <Suspense>
      <Welcome row={player.row} onDone={onDone} />
    </Suspense>
  ) : null;
}

/** The end of the mobile menu. `onDone` closes it. */
export function MenuAccount({ onDone }: { readonly onDone: () => void }) {
  const player = useCurrentPlayer();
  const closing = (open: () => void) => () => {
    onDone();
    open();
  };
  return (
    <>
      <Button wide onClick={closing(openPlayers)}>
        <Icon name="player" size="small" />
        Who is playing?
      </Button>
      {player.kind === 'account' ? (
        <>
          <LinkButton to="/settings" wide onClick={onDone}>
            Settings
          </LinkButton>
          <Button wide onClick={closing(() => openSignOut(player.row))}>
            Sign Out
          </Button>
        </>
      ) : (
        <Button wide variant="primary" onClick={closing(() => openSignIn())}>
          Sign In
        </Button>
      )}
    </>
  );
}
