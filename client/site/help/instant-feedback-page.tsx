import { LiveProblem } from '../live-problem/live-problem.tsx';
import page from '../../ui/page.module.css';
import { GameList } from './game-list.tsx';
import { Section } from './section.tsx';
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
        <ul className={css['points']}>
          {WHY_AT_ONCE.map(({ title, text }) => (
            <li key={title} className={css['point']}>
              <h3>{title}</h3>
              <p className={css['soft']}>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="games" title="In each game" lead="The same promise, in seven ways.">
        <GameList about={({ feedback }) => <p>{feedback}</p>} />
      </Section>
      <TryGames />
    </div>
  );
}
