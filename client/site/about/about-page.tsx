import ui from '../../ui/ui.module.css';
import page from '../../ui/page.module.css';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet, SheetLink } from '../../ui/sheet/sheet.tsx';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import * as words from '../../words/en/site/about.ts';
import css from './about.module.css';

/** /about: what Tenfold is, what it can do and what comes next (spec 2 §2, Static pages). */
export default function AboutPage() {
  return (
    <div className={classes(page['page'], css['page'])}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <Section id="how" title={words.how} lead={words.aboutHow}>
        <ol className={css['steps']}>
          {words.steps.map(({ title, text }) => (
            <li key={title} className={css['step']}>
              <h3 className={ui['medium']}>{title}</h3>
              <p className={ui['soft']}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="features" title={words.features}>
        <ul className={css['cards']}>
          {words.coreFeatures.map(({ title, text }) => (
            <Sheet key={title} as="li" className={css['card']}>
              <h3 className={ui['medium']}>{title}</h3>
              <p className={ui['soft']}>{text}</p>
            </Sheet>
          ))}
        </ul>
      </Section>
      <Section id="tips" title={words.tips}>
        <Points>
          {words.thinkingTips.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <Section id="roadmap" title={words.roadmap}>
        <Milestones title={words.available} of={words.built} areBuilt />
        <Milestones title={words.next} of={words.planned} />
      </Section>
      <Section id="start" title={words.start}>
        <nav className={css['cards']} aria-labelledby="start">
          <SheetLink to="/games" className={css['card']}>
            <span className={css['linkTitle']}>{words.games.title}</span>
            <span className={ui['soft']}>{words.games.text}</span>
          </SheetLink>
          <SheetLink to="/math-tips" className={css['card']}>
            <span className={css['linkTitle']}>{words.mathTips.title}</span>
            <span className={ui['soft']}>{words.mathTips.text}</span>
          </SheetLink>
        </nav>
      </Section>
    </div>
  );
}

interface MilestonesProps {
  readonly title: string;
  readonly of: readonly { readonly title: string; readonly text: string }[];
  readonly areBuilt?: boolean;
}

function Milestones({ title, of, areBuilt = false }: MilestonesProps) {
  return (
    <div className={css['milestones']}>
      <h3 className={ui['medium']}>{title}</h3>
      <ul>
        {of.map((milestone) => (
          <li key={milestone.title} className={css['milestone']} data-built={areBuilt || undefined}>
            <Icon name={areBuilt ? 'tick' : 'pencil'} size="small" />
            <p>
              <strong>{milestone.title}</strong> <span className={ui['soft']}>{milestone.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
