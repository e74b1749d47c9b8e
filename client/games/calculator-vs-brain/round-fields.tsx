import { LEVELS } from '../../../shared/games/calculator-vs-brain/v1/config.ts';
import { OneOf, SUMS, type RoundFieldsProps } from '../../play/setup/round-part.tsx';
import * as words from '../../words/en/calculator-vs-brain/setup.ts';
import { RANGES } from './labels.ts';

/** What a teacher chooses for a class round. */
export const RoundFields = (props: RoundFieldsProps) => (
  <>
    <OneOf
      {...props}
      name="difficulty"
      legend={words.difficulty}
      options={LEVELS.map((value) => ({ value, label: words.levels[value], hint: RANGES[value] }))}
    />
    <OneOf {...props} name="operation" legend={words.operation} columns={5} options={SUMS} />
  </>
);
