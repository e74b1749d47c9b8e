import { Link } from '@tanstack/react-router';
import page from '../../ui/page.module.css';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { GameList } from './game-list.tsx';
import { TryGames } from './try-games.tsx';
import { HOW_TO_STEP_UP } from './texts.ts';
import css from './help.module.css';

/** /adaptive-learning: what follows the learner, and what the learner sets (spec 2 §2). */
export default function AdaptiveLearningPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Adaptive Learning</h1>
        <p className={page['lead']}>
          A game is worth playing when it is a little harder than comfortable. Some games find that point by themselves, in the others you
          set it.
        </p>
      </header>
      <Section id="games" title="What each game can do">
        <GameList about={({ adapts }) => <p>{adapts}</p>} />
      </Section>
      <Section
        id="step-up"
        title="When to make it harder"
        lead={
          <span>
            <Link to="/analytics">Your stats</Link> show which operations and tables are slow or shaky. Begin there.
          </span>
        }
      >
        <Points ordered>
          {HOW_TO_STEP_UP.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <p className={css['note']}>More advanced features are coming soon.</p>
      <TryGames />
    </div>
  );
}
