import { MODES } from '../../../shared/games/multiplication-table/v1/config.ts';
import { NumberOf, Numbers, OneOf, type RoundFieldsProps } from '../../play/setup/round-part.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import * as ofRound from '../../words/en/classroom/class-round.ts';
import * as words from '../../words/en/multiplication-table/setup.ts';

/** Shown first where one table is asked. */
const FIRST_TABLE = 7;
const TABLES = { lowest: 1, highest: 100 };

/** What a teacher chooses for a class round. */
export function RoundFields(props: RoundFieldsProps) {
  const { config, choose } = props;
  const isMixed = config['table'] === 'mixed';
  return (
    <>
      <OneOf {...props} name="mode" legend={words.mode} options={MODES.map((value) => ({ value, ...words.modes[value] }))} />
      <Segments
        legend={words.table}
        columns={2}
        options={[
          { value: 'mixed', label: words.mixed, hint: words.mixedRange },
          { value: 'one', label: ofRound.oneTable, hint: words.customRange },
        ]}
        value={isMixed ? 'mixed' : 'one'}
        onChange={(value) => choose({ table: value === 'mixed' ? 'mixed' : FIRST_TABLE })}
      />
      {!isMixed && (
        <Numbers>
          <NumberOf {...props} name="table" label={ofRound.whichTable} range={TABLES} />
        </Numbers>
      )}
    </>
  );
}
