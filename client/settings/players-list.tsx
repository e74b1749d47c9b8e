import { Avatar } from '../art/avatar.tsx';
import { useStored } from '../device/use-stored.ts';
import PlayerMark from '../players/player-mark.tsx';
import type { PlayerRow } from '../storage/records.ts';
import { Icon } from '../ui/icon/icon.tsx';
import * as kindWords from '../words/en/players/kinds.ts';
import * as words from '../words/en/settings/players-list.ts';
import ui from '../ui/ui.module.css';
import css from './settings.module.css';

function kindOf({ kind, signedOut }: PlayerRow): string {
  if (kind === 'learner') return kindWords.learner;
  return signedOut === true ? kindWords.signedOut : kindWords.account;
}

/** Everybody who plays in this browser. */
export default function PlayersList() {
  const found = useStored(async ({ players }) => ({ rows: await players.list(), playing: (await players.current())?.localId }), 'players');
  if (found === undefined || found.rows.length === 0) return null;
  return (
    <ul className={css['people']}>
      {found.rows.map((row) => (
        <li key={row.localId} className={css['person']}>
          {row.localId === found.playing ? <PlayerMark row={row} /> : <Avatar name={row.nickname} colour={row.colour} shape={row.shape} />}
          <span className={css['who']}>
            <span className={css['whose']}>{row.nickname}</span>
            <span className={ui['note']}>{kindOf(row)}</span>
          </span>
          {row.localId === found.playing && (
            <span className={css['mark']}>
              <Icon name="tick" size="small" />
              {words.playing}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
