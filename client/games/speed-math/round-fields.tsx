import { DIFFICULTIES, MORE_TOPICS, QUESTIONS, TIME_LIMIT_S } from '../../../shared/games/speed-math/v1/config.ts';
import { NumberOf, Numbers, OneOf, SUMS, type RoundFieldsProps } from '../../play/setup/round-part.tsx';
import { Segments } from '../../ui/form/segments.tsx';
import * as ofRound from '../../words/en/classroom/class-round.ts';
import * as words from '../../words/en/speed-math/setup.ts';
import { limit } from '../../words/en/text/time.ts';
import { DIFFICULTY_LABELS, OPERATION_LABELS } from './labels.ts';

const TOPICS = [...SUMS, ...MORE_TOPICS.map((value) => ({ value, label: OPERATION_LABELS[value].label }))];

/** What a teacher chooses for a class round. */
export function RoundFields(props: RoundFieldsProps) {
  const { config, choose } = props;
  const seconds = config['timeLimit'];
  return (
    <>
      <OneOf {...props} name="operation" legend={words.operation} columns={3} options={TOPICS} />
      <OneOf
        {...props}
        name="difficulty"
        legend={words.difficulty}
        options={DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value].label, hint: DIFFICULTY_LABELS[value].range }))}
      />
      <Segments
        legend={words.friendly}
        columns={2}
        options={[
          { value: 'true', label: ofRound.friendlyOn },
          { value: 'false', label: ofRound.friendlyOff },
        ]}
        value={String(config['friendly'])}
        onChange={(value) => choose({ friendly: value === 'true' })}
      />
      <Numbers>
        <NumberOf {...props} name="questions" label={words.questions} range={QUESTIONS} step={5} />
        <NumberOf
          {...props}
          name="timeLimit"
          label={words.timeLimit}
          range={TIME_LIMIT_S}
          step={30}
          unit={words.seconds}
          hint={typeof seconds === 'number' && !Number.isNaN(seconds) ? limit(seconds) : undefined}
        />
      </Numbers>
    </>
  );
}
