import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { cardsOf, COUNTS, LARGEST, problemsOf, writeSheet, type SheetSetup } from '../../shared/games/practice/sheet.ts';
import { FORMS } from '../../shared/games/practice/v1/question.ts';
import { Button, LinkButton } from '../ui/button/button.tsx';
import { Segments } from '../ui/form/segments.tsx';
import { FlashCards } from '../ui/leaf/flash-cards.tsx';
import { BRING_BACK } from '../window/linked-sheet.ts';
import { useOwner } from '../play/run/run-owner.ts';
import * as words from '../words/en/paper/print.ts';
import { printed } from '../words/en/practice/problem.ts';
import { bothSides } from '../words/en/ui/leaf.ts';
import { Certificate } from './certificate.tsx';
import css from './print-view.module.css';
import { keepPaper } from './papers.ts';
import { ProblemSheet } from './problem-sheet.tsx';
import { useSheet } from './use-sheet.ts';

const KINDS = ['sheet', 'cards', 'certificate'] as const;
type Kind = (typeof KINDS)[number];

const YOURS = 'yours';

/** What can be printed, and what will be: the paper is the page itself, so that printing needs no script. */
export default function PrintView() {
  const [kind, setKind] = useState<Kind>('sheet');
  const { setup, sheet, isLinked, said, choose } = useSheet();
  const [asksForAnswers, askForAnswers] = useState(false);
  const owner = useOwner();
  // However it is printed: by the button or by the browser.
  const onPrinted = useEffectEvent(() => {
    if (kind === 'sheet' && sheet && owner) void keepPaper(owner, sheet);
  });
  useEffect(() => {
    const keep = () => onPrinted();
    addEventListener('beforeprint', keep);
    return () => removeEventListener('beforeprint', keep);
  }, []);
  return (
    <div className={css['view']}>
      <div className={css['controls']}>
        <Segments
          legend={words.what}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={setKind}
          columns={3}
        />
        {kind !== 'certificate' && <Problems setup={setup} onChoose={choose} />}
        {kind !== 'certificate' && <output>{said}</output>}
        {kind === 'cards' && <p>{bothSides}</p>}
        <div className={css['actions']}>
          <Button variant="primary" size="large" onClick={() => print()}>
            {words.print}
          </Button>
          {kind !== 'certificate' && (
            <Button size="large" onClick={() => choose(setup)}>
              {words.others}
            </Button>
          )}
          {kind === 'sheet' && isLinked && (
            <Button size="large" onClick={() => askForAnswers(!asksForAnswers)}>
              {asksForAnswers ? words.hideAnswers : words.showAnswers}
            </Button>
          )}
          <Link to="/map">{words.map}</Link>
        </div>
        {kind === 'sheet' && (
          <p className={css['back']}>
            <span>{isLinked ? words.filledIn : words.filledOneIn}</span>
            <LinkButton to="/practice/print" hash={`${BRING_BACK}=${isLinked && sheet ? writeSheet(sheet) : ''}`}>
              {words.bringBack}
            </LinkButton>
          </p>
        )}
      </div>
      {kind === 'certificate' && <Certificate />}
      {kind === 'sheet' && sheet && <ProblemSheet sheet={sheet} withAnswers={!isLinked || asksForAnswers} />}
      {kind === 'cards' && sheet && (
        <FlashCards cards={cardsOf(problemsOf(sheet)).map((card) => ({ front: printed(card), back: String(card.answer) }))} />
      )}
    </div>
  );
}

interface ProblemsProps {
  readonly setup: SheetSetup;
  readonly onChoose: (setup: SheetSetup) => void;
}

/** Whose problems, of which operation and size, and how many. */
function Problems({ setup, onChoose }: ProblemsProps) {
  const { count, set } = setup;
  const { largest = 10 } = set ?? {};
  return (
    <>
      <Segments
        legend={words.which}
        options={[{ value: YOURS, label: words.yours }, ...FORMS.map((value) => ({ value, label: words.sets[value] }))]}
        value={set?.form ?? YOURS}
        onChange={(chosen) => onChoose({ count, set: chosen === YOURS ? null : { form: chosen, largest } })}
        columns={5}
      />
      {set && (
        <Segments
          legend={words.upTo}
          options={LARGEST.map((value) => ({ value: `${value}` as const, label: String(value) }))}
          value={`${largest}`}
          onChange={(chosen) => onChoose({ count, set: { ...set, largest: LARGEST.find((each) => String(each) === chosen) ?? largest } })}
          columns={3}
        />
      )}
      <Segments
        legend={words.howMany}
        options={COUNTS.map((value) => ({ value: `${value}` as const, label: String(value) }))}
        value={`${count}`}
        onChange={(chosen) => onChoose({ count: COUNTS.find((each) => String(each) === chosen) ?? count, set })}
        columns={2}
      />
    </>
  );
}
