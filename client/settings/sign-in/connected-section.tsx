import { useState } from 'react';
import type { Result } from '../../../shared/result.ts';
import type { AuthFailure } from '../../auth/auth-failure.ts';
import { canDisconnect, type ConnectedSignIn } from '../../auth/sign-in-ways.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { Section } from '../section.tsx';
import settingsCss from '../settings.module.css';
import type { SignInProps } from './sign-in-state.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Google as a way in, where the site offers it or the account has it. The last way in stays. */
export function ConnectedSection({ settings, state, onChanged, onRefused }: SignInProps) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const connectButton = useKeptFocus(state?.ok === true ? state.value.google.length : 0);
  if (state?.ok !== true) return null;
  const { google, offers } = state.value;
  if (!offers.google && google.length === 0) return null;

  const run = async <T,>(work: () => Promise<Result<T, AuthFailure>>, onDone: (value: T) => void) => {
    setBusy(true);
    setError(undefined);
    const result = await work();
    setBusy(false);
    if (result.ok) return onDone(result.value);
    setError(result.error.sentence);
    onRefused(result.error);
  };
  const connect = () =>
    void run(
      () => settings.connectAddress(),
      (address) => location.assign(address),
    );
  const disconnect = (each: ConnectedSignIn) =>
    void run(
      () => settings.disconnect(each),
      () => {
        showToast('Google is disconnected', 'right');
        onChanged();
      },
    );

  return (
    <Section title="Connected sign-ins" note="Other ways into the same account.">
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      {google.length > 0 && (
        <ul className={settingsCss['people']}>
          {google.map((each) => (
            <li key={each.id} className={settingsCss['person']}>
              <Icon name="player" />
              <span className={settingsCss['who']}>
                <span className={settingsCss['whose']}>Google</span>
                <span className={settingsCss['soft']}>{each.email}</span>
              </span>
              {canDisconnect(state.value) && (
                <Button busy={busy} onClick={() => disconnect(each)}>
                  Disconnect
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!canDisconnect(state.value) && (
        <p className={settingsCss['soft']}>This is your only way in. Choose a password above, and it can be disconnected.</p>
      )}
      {google.length === 0 && (
        <>
          <p>Sign in with your Google account, too. Address and password stay as they are.</p>
          <div className={settingsCss['links']}>
            <Button ref={connectButton} busy={busy} onClick={connect}>
              Connect Google
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
