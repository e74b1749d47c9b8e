import { DashboardSlot } from '../../progress/dashboard-slot.tsx';
import { Hero } from './hero.tsx';
import { Achievements, BenefitStrip, PracticeGames, QuickStart, WhyChoose } from './sections.tsx';
import css from './home.module.css';

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
      <div className={css['guest']}>
        <BenefitStrip />
      </div>
      <div className={css['guest']}>
        <QuickStart />
      </div>
      <div className={css['guest']}>
        <Achievements />
      </div>
      <PracticeGames />
      <WhyChoose />
    </div>
  );
}
