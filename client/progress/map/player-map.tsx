import { dayNumber } from '../../../shared/day.ts';
import { AWAITED, AWAITED_WORDS, whenSynced } from '../../device/first-sync.ts';
import { useStoredRead } from '../../device/use-stored.ts';
import { useMemory } from '../../play/memory/use-memory.ts';
import type { PlayerRow } from '../../storage/records.ts';
import * as words from '../../words/en/map/page.ts';
import { Loading, Retry } from '../stored/loading.tsx';
import { OfPlayer } from '../stored/of-player.tsx';
import { FirstStep } from './first-step.tsx';
import { mapData } from './map-data.ts';
import { MapView } from './map-view.tsx';

/** /map of whoever plays, from what the device has stored; the network is never asked. */
const PlayerMap = () => <OfPlayer>{(row) => <Known key={row.localId} row={row} />}</OfPlayer>;

export default PlayerMap;

/** The civil day of an instant at this place. */
const dayHere = (ms: number) => dayNumber(ms, -new Date(ms).getTimezoneOffset());

function Known({ row }: { readonly row: PlayerRow }) {
  const { localId } = row;
  const memory = useMemory();
  const { value, refused, again } = useStoredRead((storage) => {
    const store = storage.player(localId);
    return whenSynced(store, row, () => store.someProgress(0, []));
  }, localId);
  if (refused) return <Retry onRetry={again} />;
  if (value === AWAITED) return <Loading said={AWAITED_WORDS} />;
  if (!memory || !value) return <Loading />;
  const { profile, reset } = value;
  const how = reset.atMs > 0 ? words.noneSince(dayHere(reset.atMs)) : words.nothingYetHow;
  return (
    <MapView
      data={mapData(memory)}
      nothing={<FirstStep title={words.nothingYet} text={how} />}
      whose={words.ofWhom(profile?.displayName ?? row.nickname)}
    />
  );
}
