import { Suspense, useState } from 'react';
import { isSessionOver, type AuthFailure } from '../../auth/auth-failure.ts';
import type { SecondFactor, SecondStep } from '../../auth/second-step.ts';
import { openSignIn } from '../../device/dialogs.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { chunk } from '../../window/chunk.tsx';
import { Row, Section } from '../section.tsx';
import { Rich } from '../../ui/rich.tsx';
import * as labels from '../../words/en/settings/actions.ts';
import { codes, twoStep as words } from '../../words/en/settings/sign-in.ts';
import ui from '../../ui/ui.module.css';
import settingsCss from '../settings.module.css';
import { CodesLeft } from './codes-left.tsx';
import { factorTitle } from './factor-title.ts';
import type { SignInProps, SignInState } from './sign-in-state.ts';
import { useStayingFocus } from './use-staying-focus.ts';
import css from './sign-in-sections.module.css';

const AppDialog = chunk(() => import('./app-dialog.tsx'));
const PhoneDialog = chunk(() => import('./phone-dialog.tsx'));
const CodesDialog = chunk(() => import('./codes-dialog.tsx'));
const RemoveFactorDialog = chunk(() => import('./remove-factor-dialog.tsx'));

interface TwoStepProps extends SignInProps {
  readonly email: string;
  /** The session needs another second step, because its factor was removed. */
  readonly onStepDue: (step: SecondStep) => void;
}

type Opened = 'app' | 'phone' | 'codes' | { readonly remove: SecondFactor };

/** Two-step sign-in: its factors and recovery codes (decision D10). */
export function TwoStepSection({ email, state, onStepDue, ...shared }: TwoStepProps) {
  const [opened, setOpened] = useState<Opened>();
  const known = state?.ok === true ? state.value : undefined;
  const dialog = { email, factors: known?.factors ?? [], ...shared, onClose: () => setOpened(undefined) };
  return (
    <Section title={words.title} note={words.note}>
      {state === undefined && <p className={ui['note']}>{words.looking}</p>}
      {state?.ok === false && <NotKnown failure={state.error} onAgain={shared.onChanged} />}
      {known && (known.factors.length === 0 ? <Off /> : <On known={known} onOpen={setOpened} />)}
      {known && <Additions known={known} onOpen={setOpened} />}
      <Suspense>
        {opened === 'app' && <AppDialog {...dialog} />}
        {opened === 'phone' && <PhoneDialog {...dialog} />}
        {opened === 'codes' && <CodesDialog {...dialog} left={known?.codesLeft ?? 0} />}
        {typeof opened === 'object' && <RemoveFactorDialog {...dialog} factor={opened.remove} onStepDue={onStepDue} />}
      </Suspense>
    </Section>
  );
}

function NotKnown({ failure, onAgain }: { readonly failure: AuthFailure; readonly onAgain: () => void }) {
  const isOver = isSessionOver(failure);
  return (
    <>
      <p>{isOver ? words.signInAgain : failure.sentence}</p>
      <div className={ui['row3']}>
        {isOver ? <Button onClick={() => openSignIn()}>{labels.signIn}</Button> : <Button onClick={onAgain}>{labels.tryAgain}</Button>}
      </div>
    </>
  );
}

interface StandProps {
  readonly known: SignInState;
  readonly onOpen: (opened: Opened) => void;
}

const Off = () => (
  <p className={css['stand']}>
    <Icon name="lock" />
    <span>
      <Rich text={words.off} parts={{ strong: (inner) => <strong>{inner}</strong> }} />
    </span>
  </p>
);

function On({ known, onOpen }: StandProps) {
  const { factors, codesLeft } = known;
  const isOnly = factors.length === 1;
  return (
    <>
      <ul className={settingsCss['people']}>
        {factors.map((factor) => (
          <li key={factor.id} className={settingsCss['person']}>
            <Icon name={factor.type === 'totp' ? 'lock' : 'phone'} />
            <span className={settingsCss['who']}>
              <span className={settingsCss['whose']}>{factorTitle(factor)}</span>
              <span className={ui['note']}>{factor.type === 'totp' ? words.appShows : words.phoneGets}</span>
            </span>
            <Button aria-haspopup="dialog" onClick={() => onOpen({ remove: factor })}>
              <Rich
                text={isOnly ? words.turnOff : words.remove}
                parts={{
                  shown: (inner) => <span>{inner}</span>,
                  factor: () => <VisuallyHidden>{factorTitle(factor)}</VisuallyHidden>,
                }}
              />
            </Button>
          </li>
        ))}
      </ul>
      <Row
        name={codes.name}
        action={
          <Button aria-haspopup="dialog" onClick={() => onOpen('codes')}>
            {codes.make}
          </Button>
        }
      >
        {codesLeft === undefined ? <span className={ui['plain']}>{codes.unknown}</span> : <CodesLeft left={codesLeft} />}
      </Row>
    </>
  );
}

/** What can be added: an app always, a phone where the site can send text messages. */
function Additions({ known: { offers, factors }, onOpen }: StandProps) {
  const add = useStayingFocus(factors.length);
  const isOff = factors.length === 0;
  return (
    <div className={ui['row3']}>
      <Button ref={add} aria-haspopup="dialog" onClick={() => onOpen('app')}>
        {isOff ? words.turnOnWithApp : words.addApp}
      </Button>
      {offers.phoneFactors && (
        <Button aria-haspopup="dialog" onClick={() => onOpen('phone')}>
          {isOff ? words.turnOnWithPhone : words.addPhone}
        </Button>
      )}
    </div>
  );
}
