import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { AdminUser } from '../../../shared/contract/admin.ts';
import { device } from '../../device/device.ts';
import { wholeNumber } from '../../text/number.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Rich } from '../../ui/rich.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useAdmin } from '../gate/admin-context.ts';
import { AsOf } from '../gate/as-of.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { UserSearch, type UserList } from './user-search.ts';
import { findUsers, cachedUsers } from './users.ts';
import * as words from '../../words/en/admin/users.ts';
import ui from '../../ui/ui.module.css';
import css from './admin-panel.module.css';

interface UserManagementProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Called when an account was reset. */
  readonly onReset: () => void;
}

/** The 50 accounts with the most XP, a search among all, and their reset. */
export function UserManagement({ heading, onReset }: UserManagementProps) {
  const admin = useAdmin();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<AdminUser>();
  const [search] = useState(
    () =>
      new UserSearch({
        find: (typed) => findUsers(admin, typed),
        cached: () => cachedUsers(admin),
        after: (ms, work) => device().host.after(ms, work),
      }),
  );
  const list = useSyncExternalStore(search.list.subscribe, search.list.getSnapshot);
  useEffect(() => {
    const ask = () => void search.ask();
    ask();
    addEventListener('online', ask);
    return () => {
      removeEventListener('online', ask);
      search.stop();
    };
  }, [search]);

  const resetDone = (reset: boolean) => {
    setAsked(undefined);
    if (!reset) return;
    onReset();
    void search.ask();
  };

  return (
    <section className={ui['grid4']} aria-labelledby="user-management">
      <h2 id="user-management" ref={heading} tabIndex={-1} className={ui['larger']}>
        {words.title}
      </h2>
      <div className={css['search']}>
        <Field
          label={words.search}
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            search.typed(target.value);
          }}
        />
      </div>
      <Sheet room="close" aria-busy={list.busy || undefined}>
        <Users list={list} onAsk={setAsked} onAgain={() => void search.ask()} />
      </Sheet>
      {asked && <ResetDialog user={asked} onDone={resetDone} />}
    </section>
  );
}

interface UsersProps {
  readonly list: UserList;
  readonly onAsk: (user: AdminUser) => void;
  readonly onAgain: () => void;
}

/** With users to show, a server that is away is no reason for alarm. */
const CALM = { icon: 'offline' } as const;
const ALARM = { tone: 'wrong' } as const;

function Users({ list: { found, atMs, error }, onAsk, onAgain }: UsersProps) {
  const trouble = error !== undefined && (
    <Banner {...(found ? CALM : ALARM)} actions={<Button onClick={onAgain}>{words.again}</Button>}>
      {found ? words.oldUsers(error) : words.noUsers(error)}
    </Banner>
  );
  if (trouble && !found) return trouble;
  if (!found) return <p className={ui['note']}>{words.loading}</p>;
  if (found.users.length === 0) return <output>{words.none}</output>;
  return (
    <>
      {trouble}
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{words.username}</th>
            <th scope="col">{words.displayName}</th>
            <th scope="col" className={css['number']}>
              {words.level}
            </th>
            <th scope="col" className={css['number']}>
              {words.xp}
            </th>
            <th scope="col" className={css['end']}>
              {words.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.users.map((user) => (
            <UserRow key={user.id} user={user} onAsk={onAsk} />
          ))}
        </tbody>
      </table>
      <output className={css['sum']}>
        {found.total > found.users.length ? words.shown(found.users.length, found.total) : words.all(found.total)}
      </output>
      {atMs !== undefined && <AsOf atMs={atMs} />}
    </>
  );
}

const UserRow = ({ user, onAsk }: { readonly user: AdminUser; readonly onAsk: (user: AdminUser) => void }) => (
  <tr>
    <th scope="row">{user.username}</th>
    <td data-same={user.displayName === user.username || undefined}>{user.displayName}</td>
    <td className={css['number']} data-name={words.level}>
      {wholeNumber(user.level)}
    </td>
    <td className={css['number']} data-name={words.xp}>
      {wholeNumber(user.totalXp)}
    </td>
    <td className={css['end']}>
      <Button aria-haspopup="dialog" onClick={() => onAsk(user)}>
        <Rich text={words.resetOf} parts={{ name: () => <VisuallyHidden>{` ${user.username}`}</VisuallyHidden> }} />
      </Button>
    </td>
  </tr>
);
