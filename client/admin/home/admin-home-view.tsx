import type { AdminStats } from '../../../shared/contract/admin.ts';
import { wholeNumber } from '../../text/number.ts';
import { AnchorButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { AsOf } from '../gate/as-of.tsx';
import { StatCards } from '../stats/stat-card.tsx';
import * as words from '../../words/en/admin/home.ts';
import ui from '../../ui/ui.module.css';
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
  const figure = (value: number | undefined, text: string) => (
    <Rich
      text={text}
      parts={{ figure: () => <strong>{value === undefined ? '–' : wholeNumber(value)}</strong>, of: (inner) => <span>{inner}</span> }}
    />
  );
  const to = (href: string) => (live ? { href } : {});
  return (
    <section className={ui['grid4']} aria-labelledby="admin-home">
      <div className={css['head']}>
        <h2 id="admin-home" className={ui['larger']}>
          {words.title}
        </h2>
        <div className={css['actions']}>
          <AnchorButton {...to('/admin/blog')}>
            <Icon name="pencil" size="small" />
            {words.writePost}
          </AnchorButton>
          <AnchorButton {...to('/admin')}>
            <Icon name="chart" size="small" />
            {words.analytics}
          </AnchorButton>
          <AnchorButton {...to('/admin/challenges')}>
            <Icon name="sun" size="small" />
            {words.challenges}
          </AnchorButton>
        </div>
      </div>
      <StatCards
        cards={[
          { name: words.users, value: stats?.users },
          { name: words.published, value: stats?.published },
          { name: words.posts, value: stats?.posts },
          { name: words.sessions, value: stats?.sessions },
        ]}
      />
      <AsOf atMs={atMs} />
      <Sheet as="section" room="close" aria-labelledby="platform-overview">
        <h3 id="platform-overview" className={ui['large']}>
          {words.overview}
        </h3>
        <ul className={css['lines']}>
          <li>{figure(stats?.users, words.totalUsers)}</li>
          <li>{figure(stats?.published, words.totalPublished)}</li>
          <li>{figure(stats?.sessions, words.totalSessions)}</li>
        </ul>
      </Sheet>
    </section>
  );
}
