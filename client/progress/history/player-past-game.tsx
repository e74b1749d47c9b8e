import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AWAITED, AWAITED_WORDS, whenSynced } from '../../device/first-sync.ts';
import { useStoredRead } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import type { PlayerRow } from '../../storage/records.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { chunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/history.ts';
import { Loading, Retry } from '../stored/loading.tsx';
import { OfPlayer } from '../stored/of-player.tsx';
import { pastGameData, whyNoAnswers } from './past-game-data.ts';
import { PastGameView } from './past-game-view.tsx';
import ui from '../../ui/ui.module.css';
import css from './history.module.css';

/** With the rules of all games, which only a game with a log needs. */
const PastAnswers = chunk(() => import('./past-answers.tsx'));

const PastReceipt = chunk(() => import('./past-receipt.tsx'));

const PlayerPastGame = () => {
  const id = useSearch({ strict: false, select: (search: { readonly id?: unknown }) => (typeof search.id === 'string' ? search.id : '') });
  return <OfPlayer>{(row) => <Game key={`${row.localId} ${id}`} row={row} id={id} />}</OfPlayer>;
};

export default PlayerPastGame;

/** The database is that of who plays: another player's game is not in it. */
function Game({ row, id }: { readonly row: PlayerRow; readonly id: string }) {
  const { localId } = row;
  const { value, refused, again } = useStoredRead(async (storage) => {
    const store = storage.player(localId);
    return whenSynced(store, row, () => store.pastGame(id));
  }, `${localId} ${id}`);
  const found = value === AWAITED ? undefined : value;
  const today = useToday(found?.clock);
  if (value === AWAITED) return <Loading said={AWAITED_WORDS} />;
  if (!found) return refused ? <Retry onRetry={again} /> : <Loading />;
  const { session } = found;
  if (!session) return <NotHere />;
  return (
    <PastGameView data={pastGameData(session, today)}>
      {session.item ? (
        <Suspense fallback={<output className={ui['note']}>{words.reading}</output>}>
          {session.summary.round !== undefined && !session.rejected && <PastReceipt item={session.item} summary={session.summary} />}
          <PastAnswers item={session.item} />
        </Suspense>
      ) : (
        <p className={ui['note']}>{whyNoAnswers(found)}</p>
      )}
    </PastGameView>
  );
}

const NotHere = () => (
  <Sheet className={css['empty']}>
    <p>{words.notHere}</p>
    <LinkButton to="/history" variant="primary">
      {words.all}
    </LinkButton>
  </Sheet>
);
