import type { AdminStats } from '../../../shared/contract/admin.ts';
import { wholeNumber } from '../../text/number.ts';
import { AnchorButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { AsOf } from '../gate/as-of.tsx';
import { StatCards } from '../stats/stat-card.tsx';
import css from './admin-home.module.css';

interface AdminHomeViewProps {
  /** Undefined until they are known. */
  readonly stats: AdminStats | undefined;
  /** When the server said them, in ms. */
  readonly atMs?: number | undefined;
  /** Whether an admin is there. Everybody gets the document with these sheets, and its links are for admins alone. */
  readonly live?: boolean;
}

/** What an admin sees first at home (spec 2 §2, Admin home). Their own dashboard follows. */
export function AdminHomeView({ stats, atMs, live = false }: AdminHomeViewProps) {
  const figure = (value: number | undefined, of: string) => (
    <>
      <strong>{value === undefined ? '–' : wholeNumber(value)}</strong>
      <span>{` ${of}`}</span>
    </>
  );
  const to = (href: string) => (live ? { href } : {});
  return (
    <section className={css['home']} aria-labelledby="admin-home">
      <div className={css['head']}>
        <h2 id="admin-home" className={css['title']}>
          Admin
        </h2>
        <div className={css['actions']}>
          <AnchorButton {...to('/admin/blog')}>
            <Icon name="pencil" size="small" />
            Write New Post
          </AnchorButton>
          <AnchorButton {...to('/admin')}>
            <Icon name="chart" size="small" />
            View Analytics
          </AnchorButton>
          <AnchorButton {...to('/admin/challenges')}>
            <Icon name="sun" size="small" />
            Daily Challenges
          </AnchorButton>
        </div>
      </div>
      <StatCards
        cards={[
          { name: 'Users', value: stats?.users },
          { name: 'Published', value: stats?.published },
          { name: 'Total Posts', value: stats?.posts },
          { name: 'Sessions', value: stats?.sessions },
        ]}
      />
      <AsOf atMs={atMs} />
      <Sheet as="section" room="close" aria-labelledby="platform-overview">
        <h3 id="platform-overview" className={css['heading']}>
          Platform Overview
        </h3>
        <ul className={css['lines']}>
          <li>{figure(stats?.users, 'total registered users')}</li>
          <li>{figure(stats?.published, 'blog posts published')}</li>
          <li>{figure(stats?.sessions, 'game sessions completed')}</li>
        </ul>
      </Sheet>
    </section>
  );
}
