import { Link } from '@tanstack/react-router';
import type { GameHelp } from '../../../game-help.ts';
import { Medal } from '../../../art/medal.tsx';
import { wholeNumber } from '../../../text/number.ts';
import { LinkButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import ui from '../../../ui/ui.module.css';
import page from '../../../ui/page.module.css';
import { useInWindow } from '../../../window/use-in-window.ts';
import { rarities } from '../../../words/en/rarities.ts';
import * as words from '../../../words/en/site/scoring-system.ts';
import { Point, Points } from '../../section/points.tsx';
import { Section } from '../../section/section.tsx';
import { GameList } from '../game-list.tsx';
import section from '../../section/section.module.css';
import { BADGE_REWARD, CATEGORY_ROWS, RARITY_ROWS } from './badge-kinds.ts';
import { XP_EXAMPLES, xpSentence } from './examples.ts';
import { PRACTICE, PRACTICE_EXAMPLE } from './practice-xp.ts';
import css from './scoring.module.css';

/** The lower half of the page: what each game counts, practice, badges, days and tips. */
export default function ScoresToTips() {
  return (
    <>
      <Section id="scores" title={words.scores}>
        <GameList about={({ scoring }) => <GameRule {...scoring} />} />
      </Section>
      <Section id="practice" title={words.practice} lead={words.aboutPractice}>
        <OfPractice />
      </Section>
      <Section id="badges" title={words.badges} lead={words.aboutBadges(BADGE_REWARD)}>
        <Rarities />
        <Categories />
        <div className={page['links']}>
          <LinkButton to="/badges">{words.allBadges}</LinkButton>
        </div>
      </Section>
      <Section id="days" title={words.days}>
        <Points>
          <Point title={words.streak}>{words.aboutStreak}</Point>
          <Point title={words.challenge}>
            {words.aboutChallenge} <Link to="/daily-challenge">{words.todaysChallenge}</Link>
          </Point>
        </Points>
      </Section>
      <Section id="tips" title={words.tips}>
        <ul className={css['tips']}>
          <li>{words.accuracyFirst}</li>
          <li>{words.shortGames}</li>
          <li>{words.twoGamesADay(14 * XP_EXAMPLES[0].parts.total)}</li>
        </ul>
      </Section>
      <div className={page['links']}>
        <LinkButton to="/games" variant="primary" size="large">
          {words.play} <Icon name="arrow-right" />
        </LinkButton>
      </div>
    </>
  );
}

function OfPractice() {
  const { points, atLeast, each, placementAtMost, paperAtMost } = PRACTICE;
  const { right, parts } = PRACTICE_EXAMPLE;
  return (
    <Points>
      <Point title={words.eachPractice}>
        <span>{words.practiceBrings(points, atLeast, each)}</span> <span>{words.rightAnswers(right)}</span>{' '}
        <strong>{xpSentence(parts)}</strong>
      </Point>
      <Point title={words.placement}>{words.placementBrings(placementAtMost)}</Point>
      <Point title={words.onPaper}>{words.onPaperBrings(paperAtMost)}</Point>
      <Point title={words.knowing}>
        <span>{words.knowingBrings}</span> <Link to="/map">{words.map}</Link>
      </Point>
    </Points>
  );
}

function GameRule({ rule, example, score }: GameHelp['scoring']) {
  return (
    <>
      <p>{rule}</p>
      <p className={css['gameExample']}>
        <span className={section['soft']}>{words.forInstance(example)}</span> <strong>{wholeNumber(score)}</strong>
      </p>
    </>
  );
}

/** The medals are decoration, and drawn once the app is in charge: the document has no room for all their facets (ARCHITECTURE, "Page load"). */
function Rarities() {
  const isLive = useInWindow();
  return (
    <ul className={css['rarities']}>
      {RARITY_ROWS.map(({ rarity, count, level }) => (
        <li key={rarity} className={css['rarity']}>
          <div className={css['medal']}>{isLive && <Medal rarity={rarity} />}</div>
          <h3 className={css['rarityName']}>{rarities[rarity]}</h3>
          <p className={section['soft']}>{words.badgesFrom(count, level)}</p>
        </li>
      ))}
    </ul>
  );
}

function Categories() {
  return (
    <Points>
      {CATEGORY_ROWS.map(({ category, count }) => (
        <Point
          key={category}
          title={
            <span>
              <span>{words.categories[category].name}</span> <span className={ui['plain']}>{count}</span>
            </span>
          }
        >
          {words.categories[category].text}
        </Point>
      ))}
    </Points>
  );
}
