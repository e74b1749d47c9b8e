import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useStoredRead } from '../../device/use-stored.ts';
import { useToday } from '../../device/use-today.ts';
import { Loading, Retry } from '../../progress/stored/loading.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { chunk } from '../../window/chunk.tsx';
import * as words from '../../words/en/classroom/class.ts';
import { ageOf, endOf } from '../storage/classes.ts';
import { changeOf, classes, type ClassProps } from './classes-here.ts';
import { Ending } from './ending.tsx';
import { FactsView } from './facts-view.tsx';
import { KeepView } from './keep-view.tsx';
import { PupilView } from './pupil-view.tsx';
import { PupilsView } from './pupils-view.tsx';
import { RoundView } from './round-view.tsx';
import { RoundsView } from './rounds-view.tsx';
import { TableView } from './table-view.tsx';
import { SHOWN, type OnPaper, type Shown } from './view.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

const PaperView = chunk(() => import('./paper-view.tsx'));
const SheetView = chunk(() => import('./sheet-view.tsx'));

interface OneClassProps {
  readonly id: string;
  readonly show: Shown;
  readonly of?: string;
  readonly paper?: OnPaper;
}

/** A class with its views. */
export function OneClass({ id, show, of, paper }: OneClassProps) {
  const { value, refused, again } = useStoredRead(async () => (await classes().read(id)) ?? null, id);
  const today = useToday();
  const [change] = useState(() => changeOf(id));
  if (value === undefined) return refused ? <Retry onRetry={again} /> : <Loading />;
  if (value === null) return <NotHere />;
  const end = endOf(ageOf(value), today);
  return (
    <div className={css['whole']}>
      <div className={css['bar']}>
        <LinkButton to="/class" variant="plain">
          <Icon name="arrow-left" size="small" />
          <span>{words.back}</span>
        </LinkButton>
        <h2 className={css['className']}>{value.about.name}</h2>
        <nav className={css['views']} aria-label={words.views}>
          {SHOWN.map((each) => (
            <Link
              key={each}
              to="/class"
              search={{ id, show: each }}
              className={css['view']}
              aria-current={each === show ? 'page' : undefined}
            >
              {words.viewNames[each]}
            </Link>
          ))}
        </nav>
      </div>
      {end !== undefined && (
        <div className={css['ending']}>
          <Ending id={id} name={value.about.name} end={end} today={today} />
        </div>
      )}
      <View id={id} data={value} change={change} show={show} of={of} paper={paper} />
    </div>
  );
}

interface ViewProps extends ClassProps {
  readonly show: Shown;
  readonly of: string | undefined;
  readonly paper: OnPaper | undefined;
}

function View({ show, of, paper, ...props }: ViewProps) {
  const { seats, rounds } = props.data;
  const round = rounds.find(({ code }) => code === of);
  const seat = seats.find((each) => String(each.seat) === of);
  switch (show) {
    case 'rounds':
      if (!round) return <RoundsView {...props} />;
      if (!paper) return <RoundView key={round.code} {...props} round={round} />;
      return (
        <Suspense>
          {paper === 'sheet' ? <SheetView {...props} round={round} /> : <PaperView {...props} round={round} kind={paper} />}
        </Suspense>
      );
    case 'table':
      return <TableView {...props} />;
    case 'facts':
      return <FactsView {...props} />;
    case 'pupils':
      return seat ? <PupilView {...props} seat={seat} /> : <PupilsView {...props} />;
    case 'keep':
      return <KeepView {...props} />;
  }
}

const NotHere = () => (
  <Sheet className={ui['column4']}>
    <p>{words.notHere}</p>
    <div>
      <LinkButton to="/class" variant="primary">
        {words.back}
      </LinkButton>
    </div>
  </Sheet>
);
