import { Suspense, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useCurrentPlayer } from '../device/current-player.ts';
import { openPlayers, openSignIn } from '../device/dialogs.ts';
import { Button } from '../ui/button/button.tsx';
import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { chunk } from '../window/chunk.tsx';
import * as words from '../words/en/shell/frame.ts';
import css from './account-slot.module.css';

const PlayerMark = chunk(() => import('../players/player-mark.tsx'));

/** A guest's mark; and a blank one for a player, until the device says who plays. */
const NOBODY: ReactNode = (
  <>
    <span className={css['guestOnly']}>
      <Icon name="player" size="small" />
    </span>
    <span className={classes(css['blankMark'], css['playerOnly'])} />
  </>
);

/**
 * The right end of the desktop header: the current player, then "Sign In" for a guest or a learner, the settings for an account. Every
 * document starts with the guest's version; the others take the same boxes without changing their size.
 */
export function HeaderAccount() {
  const player = useCurrentPlayer();
  const row = 'localId' in player ? player.row : undefined;
  return (
    <>
      <button type="button" className={css['chip']} aria-haspopup="dialog" aria-busy={player.kind === 'unknown'} onClick={openPlayers}>
        <span className={css['mark']}>
          {row ? (
            <Suspense fallback={NOBODY}>
              <PlayerMark key={row.localId} row={row} waiting={NOBODY} />
            </Suspense>
          ) : (
            NOBODY
          )}
        </span>
        <VisuallyHidden>{words.whoIsPlaying}</VisuallyHidden>
        <span className={classes(css['name'], css['guestOnly'])}>{words.guest}</span>
        <span className={classes(css['name'], css['playerOnly'])}>{row ? row.nickname : <span className={css['blank']} />}</span>
      </button>
      <span className={css['end']}>
        <Button className={classes(css['guestOnly'], css['signIn'])} onClick={() => openSignIn()}>
          {words.signIn}
        </Button>
        <span className={css['playerOnly']}>
          {player.kind === 'learner' ? (
            <Button className={css['signIn']} onClick={() => openSignIn()}>
              {words.signIn}
            </Button>
          ) : (
            <Link to="/settings" className={css['gear']} aria-label={words.settings} title={words.settings}>
              <Icon name="gear" />
            </Link>
          )}
        </span>
      </span>
    </>
  );
}
