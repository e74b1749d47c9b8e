import { canDisconnect, type ConnectedSignIn } from '../../auth/sign-in-ways.ts';
import { useAuthWork } from '../../auth/use-auth-work.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { showToast } from '../../ui/overlay/toast.tsx';
import { loadPage } from '../../window/load-page.ts';
import { Section } from '../section.tsx';
import { connected as words } from '../../words/en/settings/sign-in.ts';
import ui from '../../ui/ui.module.css';
import settingsCss from '../settings.module.css';
import type { SignInProps } from './sign-in-state.ts';
import { useStayingFocus } from './use-staying-focus.ts';

/** Google as a way in, where the site offers it or the account has it. The last way in stays. */
export function ConnectedSection({ settings, state, onChanged, onRefused }: SignInProps) {
  const { busy, error, run } = useAuthWork();
  const connectButton = useStayingFocus(state?.ok === true ? state.value.google.length : 0);
  if (state?.ok !== true) return null;
  const { google, offers } = state.value;
  if (!offers.google && google.length === 0) return null;

  const connect = async () => {
    const address = await run(() => settings.connectAddress());
    if (address?.ok) loadPage(address.value);
    else if (address) onRefused(address.error);
  };
  const disconnect = async (each: ConnectedSignIn) => {
    const done = await run(() => settings.disconnect(each));
    if (!done) return;
    if (!done.ok) return onRefused(done.error);
    showToast(words.disconnected, 'right');
    onChanged();
  };

  return (
    <Section title={words.title} note={words.note}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      {google.length > 0 && (
        <ul className={settingsCss['people']}>
          {google.map((each) => (
            <li key={each.id} className={settingsCss['person']}>
              <Icon name="player" />
              <span className={settingsCss['who']}>
                <span className={settingsCss['whose']}>{words.google}</span>
                <span className={ui['note']}>{each.email}</span>
              </span>
              {canDisconnect(state.value) && (
                <Button busy={busy} onClick={() => void disconnect(each)}>
                  {words.disconnect}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!canDisconnect(state.value) && <p className={ui['note']}>{words.onlyWay}</p>}
      {google.length === 0 && (
        <>
          <p>{words.about}</p>
          <div className={ui['row3']}>
            <Button ref={connectButton} busy={busy} onClick={() => void connect()}>
              {words.connect}
            </Button>
          </div>
        </>
      )}
    </Section>
  );
}
