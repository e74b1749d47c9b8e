import { Link } from '@tanstack/react-router';
import type { PlayerRow } from '../../storage/records.ts';
import { Avatar } from '../../art/avatar.tsx';
import { amount, wholeNumber } from '../../text/number.ts';
import { useProgress } from './stored-progress.ts';
import css from './welcome-card.module.css';

/** The mobile menu's greeting: first word of the name, and level, XP and streak as chips (spec 2 §2, Shared layout). */
export default function WelcomeCard({ row, onDone }: { readonly row: PlayerRow; readonly onDone: () => void }) {
  const progress = useProgress(row);
  const name = progress?.displayName ?? row.nickname;
  return (
    <div className={css['card']}>
      <Link to="/settings" className={css['avatar']} aria-label="Settings" onClick={onDone}>
        <Avatar name={name} colour={row.colour} shape={row.shape} large />
      </Link>
      <div>
        <p className={css['welcome']}>Welcome, {name.trim().split(/\s+/)[0]}!</p>
        {progress && (
          <ul className={css['chips']}>
            <li>Level {wholeNumber(progress.level)}</li>
            <li>{wholeNumber(progress.totalXp)} XP</li>
            <li>{amount(progress.streakDays, 'day')}</li>
          </ul>
        )}
      </div>
    </div>
  );
}
