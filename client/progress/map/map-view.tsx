import { useState, type ReactNode } from 'react';
import type { FactId } from '../../../shared/memory/facts.ts';
import type { LearningState } from '../../../shared/memory/known-fact.ts';
import { classes } from '../../ui/classes.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import * as facts from '../../words/en/map/facts.ts';
import * as grids from '../../words/en/map/grids.ts';
import * as words from '../../words/en/map/page.ts';
import { BeyondList } from './beyond-list.tsx';
import { FactGrid } from './fact-grid.tsx';
import { GRIDS, type Grid, type Operation, type Place } from './grids.ts';
import { InWords } from './in-words.tsx';
import { countsText, OPERATION_NAMES, type MapData, type MapFact } from './map-data.ts';
import ui from '../../ui/ui.module.css';
import css from './map-view.module.css';
import { OperationChoice } from './operation-choice.tsx';
import { PractiseLink } from './practise-link.tsx';
import { StateKey } from './state-key.tsx';

interface MapViewProps {
  readonly data: MapData;
  /** What is said where nothing is known yet. */
  readonly nothing: ReactNode;
  /** Of whom it tells. */
  readonly whose?: string;
  /** What is said besides. */
  readonly note?: ReactNode;
}

interface Chosen {
  readonly operation: Operation;
  readonly place: Place;
}

/** The map: four tables whose squares fill, what they say in words, and what is beyond them (learning, section 3). */
export function MapView({ data, nothing, whose, note }: MapViewProps) {
  const [operation, setOperation] = useState(data.first);
  const [isLarger, setLarger] = useState(false);
  const [shown, setShown] = useState<LearningState>();
  const [chosen, choose] = useState<Chosen>();
  return (
    <div className={css['view']}>
      {data.head === undefined ? nothing : <Head data={data} whose={whose} />}
      {note}
      <div className={css['map']}>
        <div className={css['grids']}>
          <div className={css['choice']}>
            <OperationChoice value={operation} onChange={setOperation} />
            <Button aria-pressed={isLarger} onClick={() => setLarger(!isLarger)}>
              <span>
                {words.larger} <VisuallyHidden>{words.squares}</VisuallyHidden>
              </span>
            </Button>
          </div>
          {GRIDS.map((grid) => (
            <OperationPart
              key={grid.operation}
              className={classes(grid.operation === operation && css['current'], isLarger && css['larger'])}
              grid={grid}
              data={data}
              shown={shown}
              chosen={chosen?.operation === grid.operation ? chosen.place : undefined}
              onChoose={(place) => choose({ operation: grid.operation, place })}
            />
          ))}
        </div>
        <div className={css['words']}>
          <StateKey groups={data.groups} shown={shown} onShow={setShown} />
          {shown !== undefined && <PractiseLink facts={idsOf(data.groups.find(({ state }) => state === shown)?.facts ?? [])} />}
          <InWords groups={data.groups} />
          <BeyondList facts={data.beyond} />
        </div>
      </div>
    </div>
  );
}

const Head = ({ data, whose }: { readonly data: MapData; readonly whose: string | undefined }) => (
  <div className={css['head']}>
    <p className={css['counts']}>{data.head}</p>
    {whose !== undefined && <p className={ui['note']}>{whose}</p>}
    {data.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    <p className={css['action']}>
      <LinkButton to="/practice" variant="primary">
        {data.groups.some(({ state }) => state === 'due') ? words.practiseDue : words.practiseToday}
      </LinkButton>
      <LinkButton to="/practice/print">{words.onPaper}</LinkButton>
    </p>
  </div>
);

interface OperationPartProps {
  readonly className: string;
  readonly grid: Grid;
  readonly data: MapData;
  readonly shown: LearningState | undefined;
  readonly chosen: Place | undefined;
  readonly onChoose: (place: Place) => void;
}

/** One table, with what a pressed square or head says below it. */
function OperationPart({ className, grid, data, shown, chosen, onChoose }: OperationPartProps) {
  const id = `map-${grid.operation}`;
  return (
    <section className={classes(css['operation'], css[grid.operation], className)} aria-labelledby={id}>
      <div className={css['top']}>
        <h2 id={id} className={css['name']}>
          <span className={css['sign']} aria-hidden="true">
            {facts.signs[grid.operation]}
          </span>
          <span>{OPERATION_NAMES[grid.operation]}</span>
        </h2>
        <p className={ui['note']}>{data.full[grid.operation]}</p>
      </div>
      <FactGrid grid={grid} facts={data.facts} chosen={chosen} shown={shown} onChoose={onChoose} />
      <div className={css['said']}>
        <p>{chosen ? saidOf(grid, chosen, data) : grids.pressOne}</p>
        {!chosen && <p className={ui['soft']}>{grids.howToRead[grid.operation]}</p>}
        {chosen && <PractiseLink facts={factsAt(grid, chosen)} />}
      </div>
    </section>
  );
}

const idsOf = (all: readonly MapFact[]): readonly FactId[] => all.map(({ id }) => id);

/** The fact of a place, or those behind a head. */
function factsAt(grid: Grid, place: Place): readonly FactId[] {
  const fact = grid.factAt(place);
  return fact === undefined ? grid.factsOfHead(place) : [fact];
}

/** What a place says: its fact, or how many of each state are behind a head. */
function saidOf(grid: Grid, place: Place, { facts: known }: MapData): string {
  const fact = grid.factAt(place);
  if (fact !== undefined) return known.get(fact)?.sentence ?? '';
  const name = place.column === 0 ? grids.rows[grid.operation](place.row) : grids.columns[grid.operation](place.column);
  const behind = grid.factsOfHead(place).flatMap((id) => known.get(id) ?? []);
  return grids.inSum(name, countsText(behind));
}
