import { DashboardSlot } from '../../progress/dashboard/dashboard-slot.tsx';
import { later } from '../../window/deferred-part.tsx';
import { Hero } from './hero.tsx';
import css from './home.module.css';

const Sections = later(() => import('./sections.tsx'));

/** The first screen: a guest gets a problem to answer, a player the day; both are in the markup, and CSS shows one. */
export function Home() {
  return (
    <div className={css['home']}>
      <div className={css['player']}>
        <DashboardSlot />
      </div>
      <div className={css['guest']}>
        <Hero />
      </div>
      <Sections />
    </div>
  );
}
