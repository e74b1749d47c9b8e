import { useState } from 'react';
import { paperRound } from '../../../shared/classroom/paper-round.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { SheetLeaves } from '../../ui/leaf/sheet-leaves.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import * as words from '../../words/en/classroom/on-paper.ts';
import type { RoundRow } from '../storage/class-rows.ts';
import { BackToRound } from './back-to-round.tsx';
import type { ClassProps } from './classes-here.ts';
import { roundAddress } from './round-address.ts';
import { roundText } from './said.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';
import paperCss from './paper.module.css';

type PaperViewProps = Pick<ClassProps, 'id'> & { readonly round: Pick<RoundRow, 'code'> };

/** A round for pupils without a device. The paper is the page itself, so that printing needs no script. */
export default function PaperView({ id, round: { code } }: PaperViewProps) {
  const [withAnswers, setWithAnswers] = useState(true);
  const paper = paperRound(code);
  const hasCircles = paper?.problems.some(({ form }) => form === 'circle-area');
  return (
    <div className={paperCss['leaves']}>
      <div className={classes(ui['column4'], paperCss['controls'])}>
        <div className={ui['column2']}>
          <h3 className={css['subtitle']}>{words.title}</h3>
          <p>{words.lead}</p>
        </div>
        {paper ? (
          <>
            <p className={ui['note']}>
              <span>{paper.hasNumber ? words.count(paper.problems.length) : words.firstOf(paper.problems.length)}</span>{' '}
              <span>{words.noTime}</span>
            </p>
            <div className={ui['row3']}>
              <Button variant="primary" size="large" onClick={() => print()}>
                {words.print}
              </Button>
              <Button size="large" onClick={() => setWithAnswers(!withAnswers)}>
                {withAnswers ? words.hideAnswers : words.showAnswers}
              </Button>
              <LinkButton to="/class" search={{ id, show: 'rounds', of: code, paper: 'sheet' }} size="large">
                {words.bringIn}
              </LinkButton>
            </div>
          </>
        ) : (
          <Banner>{words.newer}</Banner>
        )}
        <BackToRound id={id} code={code} />
      </div>
      {paper && (
        <SheetLeaves
          problems={paper.problems.map((problem) => ({ text: words.asked(problem), answer: problem.answer }))}
          code={code}
          qr={{ text: roundAddress(code), label: words.scan }}
          withAnswers={withAnswers}
          about={[roundText(code), ...(hasCircles ? [words.circles] : [])]}
          hasSeat
        />
      )}
    </div>
  );
}
