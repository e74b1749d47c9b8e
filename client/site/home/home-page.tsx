import { DashboardSlot } from '../../progress/dashboard/dashboard-slot.tsx';
import { deferredPart } from '../../window/deferred-part.tsx';
import { Hero } from './hero.tsx';
import shown from '../../ui/by-player.module.css';
import css from './home.module.css';

const Sections = deferredPart(() => import('./sections.tsx'));

/** The home page. A guest gets a problem to answer, a player the sheets of the day; both are in the markup, and CSS shows one of them. */
export default function Home() {
  return (
    <div className={css['home']}>
      <div className={shown['player']}>
        <DashboardSlot />
      </div>
      <div className={shown['guest']}>
        <Hero />
      </div>
      <Sections />
    </div>
  );
}
