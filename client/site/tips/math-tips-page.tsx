import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { STRATEGY } from './strategy.ts';
import { TechniqueGroups } from './technique-groups.tsx';
import { TIPS } from './tips.ts';

/** /math-tips: techniques for each operation, and how to practise them (spec 2 §2, Static pages). */
export default function MathTipsPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Math Tips</h1>
        <p className={page['lead']}>Twelve ways to make a problem easier before you solve it, each with one to try at once.</p>
      </header>
      <TechniqueGroups groups={TIPS} />
      <Section id="strategy" title="A practice strategy in five steps">
        <Points ordered>
          {STRATEGY.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <nav className={page['links']} aria-label="Where to go on">
        <LinkButton to="/mental-math-tricks" variant="primary" size="large">
          Mental math tricks <Icon name="arrow-right" />
        </LinkButton>
        <LinkButton to="/math-games" size="large">
          Math games
        </LinkButton>
      </nav>
    </div>
  );
}
