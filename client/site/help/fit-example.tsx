import type { FitExample as Example } from '../../game-help.ts';
import * as words from '../../words/en/site/adaptive-learning.ts';
import { Section } from '../section/section.tsx';
import css from './help.module.css';

const EXAMPLES = Object.values(import.meta.glob<Example>('../../games/*/fit-example.ts', { eager: true, import: 'example' }));

/** How games follow their players, each worked out by its rules. */
export const FitExamples = () => EXAMPLES.map((example) => <FitExample key={example.rows[0]?.problem} {...example} />);

function FitExample({ rows, quickUpToMs }: Example) {
  return (
    <Section id="fit" title={words.fit} lead={words.aboutFit(quickUpToMs / 1000)}>
      <table className={css['fit']}>
        <caption>{words.fitExample}</caption>
        <thead>
          <tr>
            {words.fitColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ problem, isRight, next }) => (
            <tr key={problem}>
              <th scope="row">{problem}</th>
              <td>{isRight ? words.right : words.wrong}</td>
              <td>{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.fitApart}</p>
    </Section>
  );
}
