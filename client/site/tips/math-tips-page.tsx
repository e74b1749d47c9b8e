import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/site/math-tips.ts';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { TechniqueGroups } from './technique-groups.tsx';
import { TIPS } from './tips.ts';

/** /math-tips: techniques for each operation, and how to practise them (spec 2 §2, Static pages). */
export default function MathTipsPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <TechniqueGroups groups={TIPS} />
      <Section id="strategy" title={words.strategyTitle}>
        <Points ordered>
          {words.strategy.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <nav className={page['links']} aria-label={words.whereToGoOn}>
        <LinkButton to="/mental-math-tricks" variant="primary" size="large">
          {words.mentalMathTricks} <Icon name="arrow-right" />
        </LinkButton>
        <LinkButton to="/math-games" size="large">
          {words.mathGames}
        </LinkButton>
      </nav>
    </div>
  );
}
