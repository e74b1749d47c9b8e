import { Link } from '@tanstack/react-router';
import page from '../../ui/page.module.css';
import { Rich } from '../../ui/rich.tsx';
import * as words from '../../words/en/site/adaptive-learning.ts';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { FitExamples } from './fit-example.tsx';
import { GameList } from './game-list.tsx';
import { TryGames } from './try-games.tsx';

/** /adaptive-learning: what follows the learner, and what the learner sets (spec 2 §2). */
export default function AdaptiveLearningPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <Section id="games" title={words.games}>
        <GameList about={({ adapts }) => <p>{adapts}</p>} />
      </Section>
      <FitExamples />
      <Section
        id="step-up"
        title={words.stepUp}
        lead={<Rich text={words.aboutStepUp} parts={{ stats: (inner) => <Link to="/analytics">{inner}</Link> }} />}
      >
        <Points ordered>
          {words.howToStepUp.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <TryGames />
    </div>
  );
}
