import { XP_PER_LEVEL } from '../../../shared/progress/level.ts';
import ui from '../../ui/ui.module.css';
import page from '../../ui/page.module.css';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { deferredChunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/site/scoring-system.ts';
import { Section } from '../section/section.tsx';
import section from '../section/section.module.css';
import { ACCURACY_STEPS, gamesToLevel, QUICK_BONUS, XP_BASE, XP_EXAMPLES, xpSentence, type XpExample } from './scoring/examples.ts';
import { XpCalculator } from './scoring/xp-calculator.tsx';
import css from './scoring/scoring.module.css';

/** Far below the first screen: texts and links, which can be read without their code. Together, so that nothing between them moves. */
const ScoresToTips = deferredChunk(() => import('./scoring/scores-to-tips.tsx'));

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
      <ScoresToTips />
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
      <h3 className={ui['medium']}>{title}</h3>
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
