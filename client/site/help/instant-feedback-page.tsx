import { LiveProblem } from '../live-problem/live-problem.tsx';
import page from '../../ui/page.module.css';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { GameList } from './game-list.tsx';
import { TryGames } from './try-games.tsx';
import { WHY_AT_ONCE } from './texts.ts';
import css from './help.module.css';

/** /instant-feedback: a problem to answer, and how each game answers (spec 2 §2). */
export default function InstantFeedbackPage() {
  return (
    <div className={page['page']}>
      <div className={css['opening']}>
        <header className={page['head']}>
          <h1 className={page['title']}>Instant Feedback</h1>
          <p className={page['lead']}>Write the answer and know. There is no button to press and nothing to wait for.</p>
        </header>
        <LiveProblem />
      </div>
      <Section id="why" title="Why at once">
        <Points>
          {WHY_AT_ONCE.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <Section id="games" title="In each game" lead="The same promise, in the way of each.">
        <GameList about={({ feedback }) => <p>{feedback}</p>} />
      </Section>
      <TryGames />
    </div>
  );
}
