import { Link } from '@tanstack/react-router';
import { XP_PER_LEVEL } from '../../../shared/progress/level.ts';
import type { GameHelp } from '../../game-help.ts';
import { Medal } from '../../art/medal.tsx';
import { percent, wholeNumber } from '../../text/number.ts';
import { inSeconds } from '../../text/time.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import page from '../../ui/page.module.css';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { Point, Points } from '../section/points.tsx';
import { Section } from '../section/section.tsx';
import { GameList } from './game-list.tsx';
import words from '../section/section.module.css';
import { BADGE_REWARD, CATEGORY_ROWS, RARITY_ROWS } from './scoring/badge-kinds.ts';
import { ACCURACY_STEPS, gamesToLevel, QUICK_BONUS, XP_BASE, XP_EXAMPLES, xpSentence, type XpExample } from './scoring/examples.ts';
import { XpCalculator } from './scoring/xp-calculator.tsx';
import css from './scoring/scoring.module.css';

/** /scoring-system: from an answer to a badge. The examples are computed by the functions that count the games (decision D3). */
export default function ScoringSystemPage() {
  return (
    <div className={page['page']}>
      <header className={page['head']}>
        <h1 className={page['title']}>Scoring System</h1>
        <p className={page['lead']}>
          Answers make a score, a score makes XP, XP make a level. Everything on this page is counted as the games count it.
        </p>
      </header>
      <Section id="xp" title="XP" lead="Every finished game brings XP, whichever game it is.">
        <XpRules />
        <XpCalculator />
      </Section>
      <Section id="examples" title="Worked examples">
        <ul className={css['examples']}>
          {XP_EXAMPLES.map((each) => (
            <Example key={each.title} {...each} />
          ))}
        </ul>
      </Section>
      <Section id="levels" title="Levels" lead={`Every ${wholeNumber(XP_PER_LEVEL)} XP are a level. Everybody begins on level 1.`}>
        <Levels />
      </Section>
      <Section id="scores" title="The score of each game">
        <GameList about={({ scoring }) => <GameRule {...scoring} />} />
      </Section>
      <Section
        id="badges"
        title="Badges"
        lead={`When you have done what a badge asks for, you redeem it on the badges page: once, for ${wholeNumber(BADGE_REWARD)} XP.`}
      >
        <Rarities />
        <Categories />
        <div className={page['links']}>
          <LinkButton to="/badges">See all badges</LinkButton>
        </div>
      </Section>
      <Section id="days" title="Streak and daily challenge">
        <Points>
          <Point title="Streak">
            A day counts when you finish a game on it, by your own calendar. Days that reach us late, from a phone without a network, repair
            the streak.
          </Point>
          <Point title="Daily challenge">
            The same problems for everybody, one attempt. Pass it and take the reward on top of the XP of the game.{' '}
            <Link to="/daily-challenge">Today’s challenge</Link>
          </Point>
        </Points>
      </Section>
      <Section id="tips" title="Tips">
        <ul className={css['tips']}>
          <li>Accuracy first. From 95% on it pays twice what 80% does, and speed follows by itself.</li>
          <li>{`Games of ${percent(100)} with ten answers or more count for badges. Short games are the easiest way there.`}</li>
          <li>{`Two short games a day keep a streak alive, and a week of them is ${wholeNumber(14 * XP_EXAMPLES[0].parts.total)} XP.`}</li>
        </ul>
      </Section>
      <div className={page['links']}>
        <LinkButton to="/games" variant="primary" size="large">
          Play a game <Icon name="arrow-right" />
        </LinkButton>
      </div>
    </div>
  );
}

function XpRules() {
  return (
    <table className={css['rules']}>
      <caption className={css['caption']}>What a game brings</caption>
      <tbody>
        <tr>
          <th scope="row">Finishing it</th>
          <td>{`+${XP_BASE}`}</td>
        </tr>
        {ACCURACY_STEPS.map(({ from, bonus }) => (
          <tr key={from}>
            <th scope="row">{from === 0 ? 'Below that, or a game without an accuracy' : `Accuracy of ${percent(from)} or more`}</th>
            <td>{`+${bonus}`}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Each 50 points of the score</th>
          <td>+1</td>
        </tr>
        <tr>
          <th scope="row">Done in 30 seconds or less</th>
          <td>{`+${QUICK_BONUS}`}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Example({ title, input, parts }: XpExample) {
  const facts = [
    `score ${wholeNumber(input.score)}`,
    ...(typeof input.accuracy === 'number' ? [percent(input.accuracy)] : []),
    inSeconds(input.timeTaken),
  ];
  return (
    <Sheet as="li" className={css['example']}>
      <h3 className={css['exampleTitle']}>{title}</h3>
      <p className={words['soft']}>{facts.join(', ')}</p>
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
            <span className={words['soft']}>{`${wholeNumber((level - 1) * XP_PER_LEVEL)} XP`}</span>
          </li>
        ))}
      </ol>
      <p
        className={words['soft']}
      >{`With games like the first example a level takes ${gamesToLevel(XP_PER_LEVEL, XP_EXAMPLES[0].input)} games. Badges and the daily challenge shorten the way.`}</p>
    </>
  );
}

function GameRule({ rule, example, score }: GameHelp['scoring']) {
  return (
    <>
      <p>{rule}</p>
      <p className={css['gameExample']}>
        <span className={words['soft']}>{`For instance ${example}:`}</span> <strong>{wholeNumber(score)}</strong>
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
          <h3 className={css['rarityName']}>{rarity}</h3>
          <p className={words['soft']}>{`${count} badges, from level ${level}`}</p>
        </li>
      ))}
    </ul>
  );
}

function Categories() {
  return (
    <Points>
      {CATEGORY_ROWS.map(({ name, text, count }) => (
        <Point
          key={name}
          title={
            <span>
              <span>{name}</span> <span className={css['count']}>{count}</span>
            </span>
          }
        >
          {text}
        </Point>
      ))}
    </Points>
  );
}
