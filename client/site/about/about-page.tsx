import page from '../../ui/page.module.css';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet, SheetLink } from '../../ui/sheet/sheet.tsx';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { CORE_FEATURES, HOW_IT_WORKS, ROADMAP, THINKING_TIPS, type Milestone } from './about-texts.ts';
import css from './about.module.css';

/** /about: what Tenfold is, what it can do and what comes next (spec 2 §2, Static pages). */
export default function AboutPage() {
  return (
    <div className={classes(page['page'], css['page'])}>
      <header className={page['head']}>
        <h1 className={page['title']}>About Tenfold</h1>
        <p className={page['lead']}>
          Short games for mental arithmetic. They are free, need no account, and work where there is no network: on the bus, in a classroom,
          on an old tablet.
        </p>
      </header>
      <Section id="how" title="How it works" lead="A game of Speed Math, from the first choice to the last number.">
        <ol className={css['steps']}>
          {HOW_IT_WORKS.map(({ title, text }) => (
            <li key={title} className={css['step']}>
              <h3 className={css['stepTitle']}>{title}</h3>
              <p className={css['soft']}>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="features" title="Core features">
        <ul className={css['cards']}>
          {CORE_FEATURES.map(({ title, text }) => (
            <Sheet key={title} as="li" className={css['card']}>
              <h3 className={css['stepTitle']}>{title}</h3>
              <p className={css['soft']}>{text}</p>
            </Sheet>
          ))}
        </ul>
      </Section>
      <Section id="tips" title="Tips for better mental math">
        <Points>
          {THINKING_TIPS.map(({ title, text }) => (
            <Point key={title} title={title}>
              {text}
            </Point>
          ))}
        </Points>
      </Section>
      <Section id="roadmap" title="Roadmap">
        <Milestones title="Now available" of={ROADMAP.filter(({ isBuilt }) => isBuilt)} />
        <Milestones title="Next" of={ROADMAP.filter(({ isBuilt }) => !isBuilt)} />
      </Section>
      <Section id="start" title="Get Started">
        <nav className={css['cards']} aria-labelledby="start">
          <SheetLink to="/games" className={css['card']}>
            <span className={css['linkTitle']}>Play Games</span>
            <span className={css['soft']}>Try Speed Math and Math Race</span>
          </SheetLink>
          <SheetLink to="/math-tips" className={css['card']}>
            <span className={css['linkTitle']}>Learn Tips</span>
            <span className={css['soft']}>Mental math strategies</span>
          </SheetLink>
        </nav>
      </Section>
    </div>
  );
}

function Milestones({ title, of }: { readonly title: string; readonly of: readonly Milestone[] }) {
  return (
    <div className={css['milestones']}>
      <h3 className={css['stepTitle']}>{title}</h3>
      <ul>
        {of.map((milestone) => (
          <li key={milestone.title} className={css['milestone']} data-built={milestone.isBuilt || undefined}>
            <Icon name={milestone.isBuilt ? 'tick' : 'pencil'} size="small" />
            <p>
              <strong>{milestone.title}</strong> <span className={css['soft']}>{milestone.text}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
