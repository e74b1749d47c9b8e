import { useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import { classes } from '../../ui/classes.ts';
import { submit } from '../../ui/form/submit.ts';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { useGame } from '../current-game.ts';
import { SoundSwitch, VibrationSwitch } from '../sound/sound-switch.tsx';
import { useGameKeys } from '../input/use-game-keys.ts';
import { ClockLine } from './clock.ts';
import { Presets, type PresetsProps } from './presets.tsx';
import css from './setup-screen.module.css';

interface SetupScreenProps<Choice> extends Omit<PresetsProps<Choice>, 'form'> {
  /** What is said of it, if that is not what the game is. */
  readonly intro?: string | undefined;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The set-up screen of a game: presets, and one form. Enter starts the game from any field. */
export function SetupScreen<Choice>({ intro, sheet, warmUp, warmUpName, onSubmit, children }: SetupScreenProps<Choice>) {
  const { name } = useGame();
  const form = useRef<HTMLFormElement>(null);
  return (
    <SetupFrame
      title={name}
      intro={intro}
      form={form}
      presets={<Presets sheet={sheet} warmUp={warmUp} warmUpName={warmUpName} form={form} />}
      onSubmit={onSubmit}
    >
      {children}
    </SetupFrame>
  );
}

interface SetupFrameProps extends Pick<SetupScreenProps<never>, 'intro' | 'onSubmit' | 'children'> {
  readonly title: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly presets?: ReactNode;
}

/** Its head with what the game is, and its form. */
export function SetupFrame({ title, intro, form, presets, onSubmit, children }: SetupFrameProps) {
  const { description, hue } = useGame();
  useGameKeys(() => submit(form.current), { only: 'enter' });
  const stay = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className={css['screen']} data-hue={hue}>
      <header className={css['head']}>
        <h1>{title}</h1>
        <div className={css['switches']}>
          <VibrationSwitch />
          <SoundSwitch />
        </div>
        <p className={css['intro']}>{intro ?? description}</p>
        {presets}
      </header>
      <form ref={form} className={css['form']} noValidate onSubmit={stay}>
        {children}
      </form>
    </div>
  );
}

interface PartProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface SheetProps extends PartProps {
  /** Whether the rules know the player's clock (decision G26), which is then the last choice. */
  readonly byClock?: boolean;
}

/** The sheet of a set-up, with its choices one below another. */
export function SetupSheet({ className, byClock = false, children }: SheetProps) {
  return (
    <Sheet className={classes(css['sheet'], className)}>
      {children}
      {byClock && (
        <div className={css['clock']}>
          <ClockLine />
        </div>
      )}
    </Sheet>
  );
}

/** Fields that stand beside each other if there is room. */
export function SetupFields({ className, children }: PartProps) {
  return <div className={classes(css['fields'], className)}>{children}</div>;
}
