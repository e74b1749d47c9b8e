import { Link } from '@tanstack/react-router';
import { XP_PER_LEVEL } from '../../../shared/progress/level.ts';
import type { GameHelp } from '../../game-help.ts';
import { Medal } from '../../art/medal.tsx';
import { wholeNumber } from '../../text/number.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { rarities } from '../../words/en/rarities.ts';
import * as words from '../../words/en/site/scoring-system.ts';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { GameList } from './game-list.tsx';
import section from '../section/section.module.css';
import { BADGE_REWARD, CATEGORY_ROWS, RARITY_ROWS } from './scoring/badge-kinds.ts';
import { ACCURACY_STEPS, gamesToLevel, QUICK_BONUS, XP_BASE, XP_EXAMPLES, xpSentence, type XpExample } from './scoring/examples.ts';
import { XpCalculator } from './scoring/xp-calculator.tsx';
import css from './scoring/scoring.module.css';

/** /scoring-system: from an answer to a badge. The examples are computed by the functions that count the games (decision D3). */
export default function ScoringSystemPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>{words.title}</h1>
        <p className={page['lead']}>{words.lead}</p>
      </header>
      <Section id="xp" title={words.xpName} lead={words.aboutXp}>
        <XpRules />
        <XpCalculator />
      </Section>
      <Section id="examples" title={words.examples}>
        <ul className={css['examples']}>
          {XP_EXAMPLES.map((each) => (
            <Example key={each.title} {...each} />
          ))}
        </ul>
      </Section>
      <Section id="levels" title={words.levels} lead={words.aboutLevels(XP_PER_LEVEL)}>
        <Levels />
      </Section>
      <Section id="scores" title={words.scores}>
        <GameList about={({ scoring }) => <GameRule {...scoring} />} />
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
    </div>
  );
}

function XpRules() {
  return (
    <table className={css['rules']}>
      <caption className={css['caption']}>{words.rules}</caption>
      <tbody>
        <tr>
          <th scope="row">{words.finished}</th>
          <td>{`+${XP_BASE}`}</td>
        </tr>
        {ACCURACY_STEPS.map(({ from, bonus }) => (
          <tr key={from}>
            <th scope="row">{from === 0 ? words.accuracyBelow : words.accuracyFrom(from)}</th>
            <td>{`+${bonus}`}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.eachPoints}</th>
          <td>+1</td>
        </tr>
        <tr>
          <th scope="row">{words.quick}</th>
          <td>{`+${QUICK_BONUS}`}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Example({ title, input: { score, accuracy, timeTaken }, parts }: XpExample) {
  return (
    <Sheet as="li" className={css['example']}>
      <h3 className={css['exampleTitle']}>{title}</h3>
      <p className={section['soft']}>
        {typeof accuracy === 'number' ? words.factsWithAccuracy(score, accuracy, timeTaken) : words.facts(score, timeTaken)}
      </p>
      <p className={css['sum']}>{xpSentence(parts)}</p>
    </Sheet>
  );
}

function Levels() {
  return (
    <>
      <ol className={css['levels']}>
        {[1, 2, 3, 4, 5].map((level) => (
          <li key={level} className={css['level']}>
            <span className={css['levelNumber']}>{level}</span>
            <span className={section['soft']}>{words.xp((level - 1) * XP_PER_LEVEL)}</span>
          </li>
        ))}
      </ol>
      <p className={section['soft']}>{words.gamesToLevel(gamesToLevel(XP_PER_LEVEL, XP_EXAMPLES[0].input))}</p>
    </>
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

function Rarities() {
  return (
    <ul className={css['rarities']}>
      {RARITY_ROWS.map(({ rarity, count, level }) => (
        <li key={rarity} className={css['rarity']}>
          <Medal rarity={rarity} />
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
              <span>{words.categories[category].name}</span> <span className={css['count']}>{count}</span>
            </span>
          }
        >
          {words.categories[category].text}
        </Point>
      ))}
    </Points>
  );
}
