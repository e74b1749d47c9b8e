import { Link } from '@tanstack/react-router';
import { Avatar } from '../../art/avatar.tsx';
import { AWAITED } from '../../device/first-sync.ts';
import type { PlayerRow } from '../../storage/records.ts';
import * as words from '../../words/en/dashboard/welcome.ts';
import { firstNameOf } from '../../text/first-name.ts';
import { useProgress } from './stored-progress.ts';
import ui from '../../ui/ui.module.css';
import css from './welcome-card.module.css';

/** The mobile menu's greeting: first word of the name, and level, XP and streak as chips (spec 2 §2, Shared layout). */
export default function WelcomeCard({ row, onDone }: { readonly row: PlayerRow; readonly onDone: () => void }) {
  const { progress: read } = useProgress(row);
  const progress = read === AWAITED ? null : read;
  const name = progress?.displayName ?? row.nickname;
  return (
    <div className={css['card']}>
      <Link to="/settings" className={css['avatar']} aria-label={words.settings} onClick={onDone}>
        <Avatar name={name} colour={row.colour} shape={row.shape} picture={progress?.picture} />
      </Link>
      <div>
        <p className={ui['figure']}>{words.welcome(firstNameOf(name))}</p>
        <ul className={css['chips']} aria-busy={read === null}>
          <li>{progress ? words.level(progress.level) : words.noLevel}</li>
          <li>{progress ? words.xp(progress.totalXp) : words.noXp}</li>
          <li>{progress ? words.days(progress.streakDays) : words.noDays}</li>
        </ul>
      </div>
    </div>
  );
}
