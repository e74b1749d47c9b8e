import { OPERANDS, TARGETS } from '../../../shared/games/math-race/v1/config.ts';
import { NumberOf, Numbers, OneOf, SUMS, type RoundFieldsProps } from '../../play/setup/round-part.tsx';
import * as words from '../../words/en/math-race/setup.ts';

/** What a teacher chooses for a class round. */
export const RoundFields = (props: RoundFieldsProps) => (
  <>
    <OneOf {...props} name="operation" legend={words.operation} columns={5} options={SUMS} />
    <Numbers>
      <NumberOf {...props} name="from" label={words.from} range={OPERANDS} />
      <NumberOf {...props} name="to" label={words.to} range={OPERANDS} step={10} />
      <NumberOf {...props} name="target" label={words.target} range={TARGETS} step={5} />
    </Numbers>
  </>
);
