import { useRef, useState } from 'react';
import { CATALOGUE, isPlayable } from '../../../shared/games/catalogue.ts';
import { CHALLENGE_GAMES } from '../../../shared/games/challenges.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { SheetLink, Sheet, SheetButton } from '../../ui/sheet/sheet.tsx';
import { AsOf } from '../gate/as-of.tsx';
import { AdminFrame } from '../gate/admin-frame.tsx';
import { useStats } from '../stats/use-stats.ts';
import { StatCards } from '../stats/stat-card.tsx';
import { UserManagement } from './user-management.tsx';
import { VisitsTable } from './visits-table.tsx';
import * as words from '../../words/en/admin/panel.ts';
import ui from '../../ui/ui.module.css';
import css from './admin-panel.module.css';

const GAMES = CATALOGUE.filter(isPlayable).length;

/** /admin for admins (spec 2 §2, Admin panel). */
export default function AdminPanel() {
  const [reads, setReads] = useState(0);
  const { value: stats, atMs, busy } = useStats(reads);
  const users = useRef<HTMLHeadingElement>(null);
  const again = () => setReads((before) => before + 1);
  const showUsers = () => {
    users.current?.scrollIntoView();
    users.current?.focus({ preventScroll: true });
  };

  return (
    <AdminFrame
      title={words.title}
      actions={
        <Button busy={busy} onClick={again}>
          {words.refresh}
        </Button>
      }
    >
      <div className={ui['column3']}>
        <StatCards
          busy={busy}
          cards={[
            { name: words.users, value: stats?.users },
            { name: words.games, value: GAMES, note: words.forChallenges(CHALLENGE_GAMES.length) },
            { name: words.sessions, value: stats?.sessions },
          ]}
        />
        <AsOf atMs={atMs} />
      </div>
      <ul className={css['tiles']}>
        <li>
          <SheetLink to="/admin/blog" room="close" className={css['tile']}>
            <Tile icon="pencil" {...words.blog} />
          </SheetLink>
        </li>
        <li>
          <SheetLink to="/admin/challenges" room="close" className={css['tile']}>
            <Tile icon="sun" {...words.challenges} />
          </SheetLink>
        </li>
        <li>
          <SheetButton room="close" className={css['tile']} onClick={showUsers}>
            <Tile icon="player" {...words.manageUsers} />
          </SheetButton>
        </li>
        {words.later.map((name) => (
          <Sheet key={name} as="li" sunk room="close" className={css['tile']} aria-disabled="true">
            <Tile icon="lock" name={name} text={words.comingSoon} />
          </Sheet>
        ))}
      </ul>
      <VisitsTable reads={reads} />
      <UserManagement heading={users} onReset={again} />
    </AdminFrame>
  );
}

const Tile = ({ icon, name, text }: { readonly icon: IconName; readonly name: string; readonly text: string }) => (
  <>
    <Icon name={icon} />
    <span className={ui['bold']}>{name}</span>
    <span className={ui['note']}>{text}</span>
  </>
);
