import { Suspense } from 'react';
import { useCurrentPlayer } from '../device/current-player.ts';
import { openPlayers, openSignIn, openSignOut } from '../device/dialogs.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { chunk } from '../window/chunk.tsx';
import * as words from '../words/en/shell/frame.ts';
import * as ofMenu from '../words/en/shell/menu.ts';

/** The parts of the mobile menu that depend on the current player. */

const Welcome = chunk(() => import('../progress/dashboard/welcome-card.tsx'));

/** The top of the menu: a welcome card for a player, nothing for a guest. */
export function MenuWelcome({ onDone }: { readonly onDone: () => void }) {
  const player = useCurrentPlayer();
  return 'localId' in player ? (
    <Suspense>
      <Welcome row={player.row} onDone={onDone} />
    </Suspense>
  ) : null;
}

/** The end of the menu. `onDone` closes the menu. */
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
        {words.whoIsPlaying}
      </Button>
      {player.kind === 'account' ? (
        <>
          <LinkButton to="/settings" wide onClick={onDone}>
            {words.settings}
          </LinkButton>
          <Button wide onClick={closing(() => openSignOut(player.row))}>
            {ofMenu.signOut}
          </Button>
        </>
      ) : (
        <Button wide variant={player.kind === 'learner' ? 'quiet' : 'primary'} onClick={closing(() => openSignIn())}>
          {words.signIn}
        </Button>
      )}
    </>
  );
}
