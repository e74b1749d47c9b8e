import type { ReactNode, Ref } from 'react';
import { Link } from '@tanstack/react-router';
import { useOnline } from '../../window/online.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import ui from '../../ui/ui.module.css';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/admin/frame.ts';
import css from './admin-frame.module.css';

/** The pages for admins. */
const ROOMS = [
  { path: '/admin', name: words.rooms.panel },
  { path: '/admin/blog', name: words.rooms.blog },
  { path: '/admin/challenges', name: words.rooms.challenges },
] as const;

interface AdminFrameProps {
  readonly title: string;
  /** If given, the title can have the focus: where the button that was pressed has gone. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** The buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the pages for admins: where one is, the way to the others, and a line while there is no network (decision S12). */
export function AdminFrame({ title, titleRef, actions, children }: AdminFrameProps) {
  const online = useOnline();
  return (
    <div className={page['page']}>
      <header className={ui['grid5']}>
        <nav aria-label={words.navigation}>
          <ul className={css['nav']}>
            {ROOMS.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} activeOptions={{ exact: true }} className={css['link']}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css['title']}>
          <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
            {title}
          </h1>
          {actions !== undefined && <div className={ui['row3']}>{actions}</div>}
        </div>
        {!online && (
          <output className={css['offline']}>
            <Icon name="offline" size="small" />
            {words.offline}
          </output>
        )}
      </header>
      {children}
    </div>
  );
}
