import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import * as words from '../../words/en/site/mental-math-tricks.ts';
import { TechniqueGroups } from './technique-groups.tsx';
import { TRICKS } from './tricks.ts';

/** /mental-math-tricks: techniques for special numbers, with why they hold and a game for each (decision S1). */
export default function MentalMathTricksPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <TechniqueGroups groups={TRICKS} />
      <nav className={page['links']} aria-label={words.whereToGoOn}>
        <LinkButton to="/games" variant="primary" size="large">
          {words.play} <Icon name="arrow-right" />
        </LinkButton>
        <LinkButton to="/math-tips" size="large">
          {words.mathTips}
        </LinkButton>
      </nav>
    </div>
  );
}
