import { Button } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Avatar } from './avatar.tsx';
import { useCurrentPlayer } from './current-player.ts';
import { openPlayers } from './dialogs.ts';
import css from './account-button.module.css';

/** "Who is playing?" in the header: the player's mark and name, or the way to become one. Its size is the same before it knows. */
export function AccountButton() {
  const player = useCurrentPlayer();
  const known = player.kind === 'learner' || player.kind === 'account';
  return (
    <Button variant="plain" className={css['button']} onClick={openPlayers} aria-haspopup="dialog" aria-label={known ? `Who is playing? ${player.row.nickname}` : 'Who is playing?'}>
      {known ? <Avatar name={player.row.nickname} colour={player.row.colour} shape={player.row.shape} /> : <Icon name="player" />}
      <span className={css['name']}>{known ? player.row.nickname : 'Guest'}</span>
    </Button>
  );
}
