import type { Clock } from '../../../shared/games/kit/clock.ts';
import { takesTime, type PlayChoices } from '../../../shared/preferences/play-choices.ts';
import { setPreference } from '../../device/preferences.ts';
import { classes } from '../../ui/classes.ts';
import { Segments } from '../../ui/form/segments.tsx';
import * as words from '../../words/en/play/choices.ts';
import ui from '../../ui/ui.module.css';
import css from './clock.module.css';

interface ClockChoiceProps {
  /** Where what stands above it names it. */
  readonly legendHidden?: boolean;
  /** Undefined while it is not known. */
  readonly played: PlayChoices | undefined;
}

const KINDS = ['on', 'longer', 'off'] as const;
const LONGER = ['x2', 'x5', 'x10'] as const;
type Kind = (typeof KINDS)[number];

const kindOf = (clock: Clock): Kind => (clock === 'on' || clock === 'off' ? clock : 'longer');

/** The clock of whoever plays (decision G26), and what it means. It applies at once. */
export function ClockChoice({ played, legendHidden }: ClockChoiceProps) {
  const { legend, options, howLong, longer } = words.clock;
  const clock = played?.clock ?? null;
  const kind = clock && kindOf(clock);
  const isSlow = played !== undefined && takesTime(played);
  const choose = (chosen: Clock) => void setPreference('clock', chosen);
  return (
    <div className={ui['column3']}>
      <Segments
        legend={legend}
        legendHidden={legendHidden}
        columns={3}
        options={KINDS.map((value) => ({ value, ...options[value], disabled: value === 'on' && isSlow }))}
        value={kind}
        onChange={(chosen) => choose(chosen === 'longer' ? LONGER[0] : chosen)}
      />
      {kind === 'longer' && (
        <Segments
          legend={howLong}
          legendHidden
          columns={3}
          options={LONGER.map((value) => ({ value, ...longer[value] }))}
          value={LONGER.find((each) => each === clock) ?? null}
          onChange={choose}
        />
      )}
      {/* Out of sight it keeps its room until it is known. */}
      <p className={classes(ui['note'], clock === null && css['unknown'])} aria-live="polite">
        {`${words.aboutClock[clock ?? 'on']} ${isSlow ? words.takesTime : ''}`.trim()}
      </p>
    </div>
  );
}
