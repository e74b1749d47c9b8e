import { LiveProblem } from '../live-problem/live-problem.tsx';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/site/instant-feedback.ts';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { GameList } from './game-list.tsx';
import { TryGames } from './try-games.tsx';
import css from './help.module.css';

/** /instant-feedback: a problem to answer, and how each game answers (spec 2 §2). */
export default function InstantFeedbackPage() {
  return (
    <div className={page['page']}>
      <div className={css['opening']}>
        <header className={page['head']}>
          <h1 className={page['title']}>{words.title}</h1>
          <p className={page['lead']}>{words.lead}</p>
        </header>
        <LiveProblem />
      </div>
      <Section id="why" title={words.why}>
        <Points>
          {words.reasons.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <Section id="games" title={words.games} lead={words.aboutGames}>
        <GameList about={({ feedback }) => <p>{feedback}</p>} />
      </Section>
      <TryGames />
    </div>
  );
}
