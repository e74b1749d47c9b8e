import { useState } from 'react';
import type { DayNumber } from '../../shared/day.ts';
import { device } from '../device/device.ts';
import { useRead } from '../device/use-read.ts';
import { useTodayOf } from '../device/use-today.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/feedback/visually-hidden.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { showToast } from '../ui/overlay/toast.tsx';
import { lastUsedText, signedInDevices, signOutThere, type SignedInDevice } from './devices.ts';
import { Section } from './section.tsx';
import { Rich } from '../ui/rich.tsx';
import * as labels from '../words/en/settings/actions.ts';
import * as words from '../words/en/settings/devices.ts';
import ui from '../ui/ui.module.css';
import css from './settings.module.css';

/** Where the account is signed in, and how to sign out there. The server alone knows it. */
export function DevicesSection({ row }: { readonly row: PlayerRow }) {
  const [reads, setReads] = useState(0);
  const [error, setError] = useState<string>();
  const today = useTodayOf(row.localId);
  const found = useRead(() => signedInDevices(row), row.localId, reads);
  const again = () => setReads(reads + 1);

  const end = async ({ id, name }: SignedInDevice) => {
    setError(undefined);
    const ended = await signOutThere(row, id);
    if (ended.ok) showToast(words.signedOut(name), 'right');
    else setError(ended.error);
    again();
  };

  return (
    <Section title={words.title} note={words.note}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      {found === undefined && <p className={ui['note']}>{words.looking}</p>}
      {found?.ok === false && (
        <>
          <p>{found.error}</p>
          <div className={ui['row3']}>
            <Button onClick={again}>{labels.tryAgain}</Button>
          </div>
        </>
      )}
      {found?.ok === true && (
        <ul className={css['people']}>
          {found.value.map((each) => (
            <DeviceItem key={each.id} device={each} today={today} onEnd={end} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface DeviceItemProps {
  readonly device: SignedInDevice;
  readonly today: DayNumber;
  readonly onEnd: (device: SignedInDevice) => Promise<void>;
}

function DeviceItem({ device: signedIn, today, onEnd }: DeviceItemProps) {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    await onEnd(signedIn);
    setBusy(false);
  };
  return (
    <li className={classes(css['person'], !signedIn.current && css['withButton'])}>
      <Icon name="device" />
      <span className={css['who']}>
        <span className={css['whose']}>{signedIn.name}</span>
        <span className={ui['note']}>{lastUsedText(signedIn.usedMs, device().host.utcOffsetMin(), today)}</span>
      </span>
      {signedIn.current ? (
        <span className={css['mark']}>
          <Icon name="tick" size="small" />
          {words.thisDevice}
        </span>
      ) : (
        <Button busy={busy} onClick={() => void end()}>
          <Rich text={words.signOut} parts={{ device: () => <VisuallyHidden>{`: ${signedIn.name}`}</VisuallyHidden> }} />
        </Button>
      )}
    </li>
  );
}
