import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { cardsOf, paperRound, type PaperRound } from '../../../shared/classroom/paper-round.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { FlashCards } from '../../ui/leaf/flash-cards.tsx';
import { SheetLeaves } from '../../ui/leaf/sheet-leaves.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import * as words from '../../words/en/classroom/on-paper.ts';
import { bothSides } from '../../words/en/ui/leaf.ts';
import type { RoundRow } from '../storage/class-rows.ts';
import { BackToRound } from './back-to-round.tsx';
import type { ClassProps } from './classes-here.ts';
import { roundAddress } from './round-address.ts';
import { roundText } from './said.ts';
import { PRINTED, type Printed } from './view.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';
import paperCss from './paper.module.css';

type PaperViewProps = Pick<ClassProps, 'id'> & {
  readonly round: Pick<RoundRow, 'code'>;
  readonly kind: Printed;
};

/** A round for pupils without a device, or as cards to learn from. The paper is the page itself, so that printing needs no script. */
export default function PaperView({ id, round: { code }, kind }: PaperViewProps) {
  const [withAnswers, setWithAnswers] = useState(true);
  const paper = paperRound(code);
  return (
    <div className={paperCss['leaves']}>
      <div className={classes(ui['column4'], paperCss['controls'])}>
        <div className={ui['column2']}>
          <h3 className={css['subtitle']}>{words.title}</h3>
          <p>{words.lead}</p>
        </div>
        {paper ? (
          <>
            <nav className={css['views']} aria-label={words.what}>
              {PRINTED.map((each) => (
                <Link
                  key={each}
                  to="/class"
                  search={{ id, show: 'rounds', of: code, paper: each }}
                  resetScroll={false}
                  className={css['view']}
                  aria-current={each === kind ? 'page' : undefined}
                >
                  {words.kinds[each]}
                </Link>
              ))}
            </nav>
            <About paper={paper} kind={kind} />
            <div className={ui['row3']}>
              <Button variant="primary" size="large" onClick={() => print()}>
                {words.print}
              </Button>
              {kind === 'print' && (
                <>
                  <Button size="large" onClick={() => setWithAnswers(!withAnswers)}>
                    {withAnswers ? words.hideAnswers : words.showAnswers}
                  </Button>
                  <LinkButton to="/class" search={{ id, show: 'rounds', of: code, paper: 'sheet' }} size="large">
                    {words.bringIn}
                  </LinkButton>
                </>
              )}
            </div>
          </>
        ) : (
          <Banner>{words.newer}</Banner>
        )}
        <BackToRound id={id} code={code} />
      </div>
      {paper && <Leaves paper={paper} kind={kind} withAnswers={withAnswers} />}
    </div>
  );
}

interface PrintedProps {
  readonly paper: PaperRound;
  readonly kind: Printed;
}

/** How many problems there are, and what to know before they are printed. */
const About = ({ paper: { problems, hasNumber }, kind }: PrintedProps) => (
  <p className={ui['note']}>
    <span>{hasNumber ? words.count(problems.length) : words.firstOf(problems.length)}</span>{' '}
    <span>{kind === 'cards' ? `${words.cards(cardsOf(problems).length)} ${bothSides}` : words.noTime}</span>
  </p>
);

function Leaves({ paper: { problems, round }, kind, withAnswers }: PrintedProps & { readonly withAnswers: boolean }) {
  const { code } = round;
  const hasCircles = problems.some(({ form }) => form === 'circle-area');
  const about = [roundText(code), ...(hasCircles ? [words.circles] : [])];
  if (kind === 'cards')
    return (
      <FlashCards
        cards={cardsOf(problems).map((card) => ({ front: words.front(card), back: words.backOf(card) }))}
        code={code}
        about={about}
      />
    );
  return (
    <SheetLeaves
      problems={problems.map((problem) => ({ text: words.asked(problem), answer: problem.answer }))}
      code={code}
      qr={{ text: roundAddress(code), label: words.scan }}
      withAnswers={withAnswers}
      about={about}
      hasSeat
    />
  );
}
