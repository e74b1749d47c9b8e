import { useState } from 'react';
import { medianOf } from '../../../shared/memory/median.ts';
import { useToday } from '../../device/use-today.ts';
import { inLine } from '../../text/line.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import * as words from '../../words/en/classroom/class-facts.ts';
import { factName } from '../../words/fact-names.ts';
import { factsOf, type ClassFact, type FactSum } from './facts.ts';
import type { ClassProps } from './classes-here.ts';
import ui from '../../ui/ui.module.css';
import css from './table.module.css';

const SHOWN = ['mistakes', 'time'] as const;
type Shown = (typeof SHOWN)[number];

/** Class × fact: what was wrong and what took long, apart from each other. */
export function FactsView({ data }: ClassProps) {
  const [shown, setShown] = useState<Shown>('mistakes');
  const today = useToday();
  const facts = factsOf(data, today);
  const { seats } = data;
  if (facts.length === 0) return <p className={ui['soft']}>{words.nothing}</p>;
  const isSaid = facts.some(({ mistakes, slow }) => mistakes + slow > 0);
  const usualMs = medianOf(facts.flatMap(({ all }) => all.ms ?? []));
  const square = (sum: FactSum | undefined) => <Square sum={sum} shown={shown} usualMs={usualMs} />;
  return (
    <section className={ui['column4']} aria-labelledby="facts">
      <h3 id="facts" className={ui['large']}>
        {words.title}
      </h3>
      <p className={ui['note']}>{words.about}</p>
      <Segments
        legend={words.show}
        columns={2}
        options={SHOWN.map((value) => ({ value, label: words.shown[value] }))}
        value={shown}
        onChange={setShown}
      />
      {/* What is wider than the window is scrolled by keys, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={css['scroll']} aria-label={words.caption} tabIndex={0}>
        <table className={classes(css['table'], css['facts'])}>
          <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col" className={css['name']}>
                {words.fact}
              </th>
              <th scope="col">{words.wholeClass}</th>
              {isSaid && <th scope="col">{words.needs}</th>}
              {seats.map(({ seat, nickname }) => (
                <th key={seat} scope="col">
                  {nickname}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <tr key={fact.fact}>
                <th scope="row" className={css['name']}>
                  {factName(fact.fact)}
                </th>
                <td>{square(fact.all)}</td>
                {isSaid && <td className={css['needs']}>{needsText(fact)}</td>}
                {seats.map(({ seat }) => (
                  <td key={seat}>{square(fact.seats.get(seat))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={ui['note']}>{words.key}</p>
    </section>
  );
}

const needsText = ({ mistakes, slow }: ClassFact): string =>
  inLine(mistakes > 0 ? words.needsMistakes(mistakes) : undefined, slow > 0 ? words.needsSlow(slow) : undefined);

/** From which share of wrong answers, and from how many times the class's usual time, its bar is longer. */
const SHARES = [0.01, 0.2, 0.4, 0.6] as const;
const TIMES = [1, 1.4, 2, 2.8] as const;

const levelOf = (value: number, from: readonly number[]): number => from.filter((each) => value >= each).length;

interface SquareProps {
  readonly sum: FactSum | undefined;
  readonly shown: Shown;
  readonly usualMs: number;
}

/** What answers to a fact came to: a figure, and a bar that is longer the more there is to do. */
function Square({ sum, shown, usualMs }: SquareProps) {
  if (!sum) return null;
  const { answers, wrong, ms, isThin } = sum;
  const [text, spoken, level] = isThin
    ? [words.thin(answers), words.spokenThin(answers), 0]
    : shown === 'mistakes'
      ? [words.wrongOf(wrong, answers), words.spokenWrong(wrong, answers), levelOf(wrong / answers, SHARES)]
      : ms === undefined
        ? [words.noTime, words.spokenNoTime, 0]
        : [words.seconds(ms), words.spokenTime(ms, answers), levelOf(ms / Math.max(1, usualMs), TIMES)];
  return (
    <span className={classes(css['square'], isThin && css['thin'])} data-level={level}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
