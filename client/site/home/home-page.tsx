import { whenPlayerKnown } from '../../device/when-player-known.ts';
import { consent } from '../../window/consent.ts';
import { deferredChunk } from '../../window/chunk.tsx';
import { firstUse } from '../../window/first-use.ts';
import { documentIs } from '../../window/rendered-document.ts';
import { Hero } from './hero.tsx';
import shown from '../../ui/by-player.module.css';
import css from './home.module.css';

/**
 * The sections lie below the first screen, and are links and texts: without their code they read and work the same. Only for who accepts
 * advertising they do something by themselves.
 */
const Sections = deferredChunk(
  () => import('./sections.tsx'),
  () => (documentIs('/') && consent.getSnapshot() !== true ? firstUse() : Promise.resolve()),
);
/** A guest's window, which does not show it, never fetches its code. */
const PlayerHome = deferredChunk(() => import('./player-home.tsx'), whenPlayerKnown);
const Tour = deferredChunk(async () => ({ default: (await import('../tour/first-visit-tour.tsx')).FirstVisitTour }));

/**
 * The home page. A guest gets a problem to answer, a player the sheets of the day, and an admin the admin's part above these. All are in
 * the markup, and CSS shows what fits.
 */
export default function Home() {
  return (
    <div className={css['home']}>
      <div className={shown['player']}>
        <PlayerHome />
      </div>
      <div className={shown['guest']}>
        <Hero />
      </div>
      <Sections />
      <Tour />
    </div>
  );
}
