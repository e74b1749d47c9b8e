import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import { TechniqueGroups } from './technique-groups.tsx';
import { TRICKS } from './tricks.ts';

/** /mental-math-tricks: techniques for special numbers, with why they hold and a game for each (decision S1). */
export default function MentalMathTricksPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Mental Math Tricks</h1>
        <p className={page['lead']}>
          Tricks for numbers that hide something: a five at the end, a hundred nearby, a twin on the other side of a ten.
        </p>
      </header>
      <TechniqueGroups groups={TRICKS} />
      <nav className={page['links']} aria-label="Where to go on">
        <LinkButton to="/games" variant="primary" size="large">
          Play a game <Icon name="arrow-right" />
        </LinkButton>
        <LinkButton to="/math-tips" size="large">
          Math tips
        </LinkButton>
      </nav>
    </div>
  );
}
