import { BadgeMedal } from '../../badges/badge-medal.tsx';
import { CardGrid } from '../../games/catalogue/game-card.tsx';
import { homeGames } from '../../games/catalogue/games.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { rarities } from '../../words/en/rarities.ts';
import { achievements } from './achievements.ts';
import { useAds } from './use-ads.ts';
import { AD_PAGE_PATH } from '../../../shared/addresses.ts';
import * as words from '../../words/en/site/home-sections.ts';
import ui from '../../ui/ui.module.css';
import below from '../../ui/below.module.css';
import shown from '../../ui/by-player.module.css';
import css from './sections.module.css';

/** The sections after the first screen (spec 2 §2, Home), the games first. */
export default function Sections() {
  return (
    <>
      <PracticeGames />
      <div className={shown['guest']}>
        <BenefitStrip />
      </div>
      <div className={shown['guest']}>
        <QuickStart />
      </div>
      <div className={shown['guest']}>
        <Achievements />
      </div>
      <WhyChoose />
    </>
  );
}

const BENEFITS: readonly (readonly [icon: IconName, words: { readonly title: string; readonly text: string }])[] = [
  ['tick', words.benefits.feedback],
  ['bolt', words.benefits.fun],
  ['chart', words.benefits.progress],
];

function BenefitStrip() {
  return (
    <ul className={css['strip']}>
      {BENEFITS.map(([icon, { title, text }]) => (
        <li key={title} className={css['benefit']}>
          <Icon name={icon} />
          <strong>{title}</strong>
          <p className={ui['soft']}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function QuickStart() {
  return (
    <section className={classes(css['section'], below['below'])} aria-labelledby="quick-start">
      <div className={css['headRow']}>
        <h2 id="quick-start" className={css['heading']}>
          {words.threeSteps}
        </h2>
        <LinkButton to="/games/speed-math">
          {words.start} <Icon name="arrow-right" size="small" />
        </LinkButton>
      </div>
      <ol className={css['steps']}>
        {words.steps.map(({ title, text }, index) => (
          <li key={title} className={css['step']}>
            <span className={css['numeral']} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={ui['large']}>{title}</h3>
              <p className={ui['soft']}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Achievements() {
  return (
    <section className={classes(css['section'], below['below'])} aria-labelledby="achievements">
      <h2 id="achievements" className={css['heading']}>
        {words.achievements}
      </h2>
      <ul className={css['medals']}>
        {achievements.map(({ badge, text }) => (
          <li key={badge.id}>
            <Sheet className={css['medal']}>
              <BadgeMedal badge={badge} />
              <div>
                <p className={css['rarity']}>{rarities[badge.rarity]}</p>
                <h3>{badge.name}</h3>
                <p className={ui['soft']}>{text}</p>
              </div>
            </Sheet>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhyChoose() {
  return (
    <section className={classes(css['why'], css['everybody'], below['below'])} aria-labelledby="why">
      <h2 id="why" className={css['heading']}>
        {words.why}
      </h2>
      <ul className={css['reasons']}>
        {words.reasons.map(({ title, text }) => (
          <li key={title} className={css['reason']}>
            <h3>{title}</h3>
            <p className={ui['soft']}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PracticeGames() {
  const ads = useAds();
  return (
    <section className={classes(css['section'], css['everybody'], below['below'])} aria-labelledby="practice-games">
      <div className={css['headRow']}>
        <h2 id="practice-games" className={css['heading']}>
          {words.practiceGames}
        </h2>
        <LinkButton to="/games">{words.allGames}</LinkButton>
      </div>
      <CardGrid games={homeGames} heading="h3" three afterThree={<AdSlot filled={ads} />} />
    </section>
  );
}

/**
 * A place in a guest's list of games for advertising (decision S5). It has its size from the first paint on; while it is empty, it is a
 * strip of paper. For a player it is not there.
 */
const AdSlot = ({ filled }: { readonly filled: boolean }) => (
  <li className={classes(css['slot'], shown['guest'])} aria-hidden={!filled || undefined}>
    {filled && <iframe className={css['frame']} title={words.advertisement} src={AD_PAGE_PATH} />}
  </li>
);
