import { useState } from 'react';
import { AWAITED, AWAITED_WORDS, whenSynced } from '../../device/first-sync.ts';
import { useStoredRead } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as words from '../../words/en/history.ts';
import { RecentRow } from '../recent/recent-row.tsx';
import { recentSession } from '../recent/recent-session.ts';
import { Loading, Retry } from '../stored/loading.tsx';
import { OfPlayer } from '../stored/of-player.tsx';
import css from './history.module.css';

/** So many games are listed first, and so many more with each press. */
const STEP = 30;

const PlayerHistory = () => <OfPlayer>{(row) => <Games key={row.localId} row={row} />}</OfPlayer>;

export default PlayerHistory;

function Games({ row }: { readonly row: PlayerRow }) {
  const { localId } = row;
  const [wanted, setWanted] = useState(STEP);
  // One more tells whether there are more.
  const { value, refused, again } = useStoredRead(async (storage) => {
    const store = storage.player(localId);
    return whenSynced(store, row, () => store.someProgress(wanted + 1, []));
  }, `${localId} ${wanted}`);
  const stored = value === AWAITED ? undefined : value;
  const today = useToday(stored?.clock);
  if (value === AWAITED) return <Loading said={AWAITED_WORDS} />;
  if (!stored) return refused ? <Retry onRetry={again} /> : <Loading />;
  const { latest } = stored;
  return (
    <Sheet className={css['list']}>
      {latest.length === 0 ? (
        <div className={css['empty']}>
          <p>{words.noGames}</p>
          <LinkButton to="/games" variant="primary">
            {words.chooseGame}
          </LinkButton>
        </div>
      ) : (
        <ul aria-label={words.title}>
          {latest.slice(0, wanted).map((session) => (
            <RecentRow key={session.id} session={recentSession(session, today)} />
          ))}
        </ul>
      )}
      {latest.length > wanted && <Button onClick={() => setWanted(wanted + STEP)}>{words.showMore}</Button>}
    </Sheet>
  );
}
