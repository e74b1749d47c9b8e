import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { reloadPage } from '../../window/load-page.ts';
import * as words from '../../words/en/classroom/camera.ts';
import ui from '../../ui/ui.module.css';
import { runCamera } from './camera.ts';
import { codeReader } from './code-reader.ts';
import { codesInPhoto } from './photo.ts';
import css from './qr-reader.module.css';
import type { PhotoState, Shown } from './shown.ts';
import { createSight } from './sight.ts';

interface QrReaderProps {
  /** Called with the text of each code that is shown: once, until another is seen, or it has been out of sight for 2 s. */
  readonly onText: (text: string) => void;
}

/** Reads QR codes with the device's camera, which opens at a press and never by itself, or in a photo. */
export default function QrReader({ onText }: QrReaderProps) {
  const { count, isFresh, tell } = useTold(onText);
  const { camera, setCamera, isOn, video } = useCamera(tell);
  const { photo, look, forget } = usePhoto(onText);
  const press = () => {
    forget();
    setCamera(isOn ? 'closed' : 'asking');
  };
  return (
    <div className={ui['column3']}>
      <div className={ui['row2']}>
        {camera === 'elsewhere' ? (
          <Button onClick={reloadPage}>{words.loadAgain}</Button>
        ) : (
          <Button onClick={press}>{isOn ? words.close : words.open}</Button>
        )}
        <PhotoButton busy={photo === 'looking'} onFile={look} />
      </div>
      <output className={css['said']}>{photo === undefined ? words.camera[camera] : words.photo[photo]}</output>
      {isOn && (
        <div className={css['frame']}>
          <video ref={video} className={css['video']} aria-label={words.picture} muted playsInline />
          {isFresh && (
            <p className={css['read']} aria-hidden="true">
              <Icon name="tick" />
              {words.read}
            </p>
          )}
        </div>
      )}
      <Announcer message={count === 0 ? '' : words.readSoFar(count)} />
    </div>
  );
}

/** So long it is shown that a code was read, in ms. */
const FRESH_MS = 1_500;

/** How many codes were read, and whether one was just now. */
function useTold(onText: (text: string) => void) {
  const [{ count, isFresh }, setTold] = useState({ count: 0, isFresh: false });
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setTold({ count, isFresh: false }), FRESH_MS);
    return () => clearTimeout(timer);
  }, [count]);
  const tell = (texts: readonly string[]) => {
    if (texts.length > 0) setTold((before) => ({ count: before.count + texts.length, isFresh: true }));
    for (const text of texts) onText(text);
  };
  return { count, isFresh, tell };
}

function useCamera(tell: (texts: readonly string[]) => void) {
  const [camera, setCamera] = useState<Shown>('closed');
  const video = useRef<HTMLVideoElement>(null);
  const isOn = camera === 'asking' || camera === 'open';
  const onTexts = useEffectEvent(tell);
  useEffect(() => {
    const element = video.current;
    if (!isOn || !element) return undefined;
    element.scrollIntoView({ block: 'nearest' });
    const use = new AbortController();
    const reader = codeReader();
    const sight = createSight();
    void runCamera({
      video: element,
      reader,
      signal: use.signal,
      onOpen: () => setCamera('open'),
      onTrouble: setCamera,
      onCodes: (codes) => onTexts(sight(codes, performance.now())),
    });
    return () => {
      use.abort();
      reader.close();
    };
  }, [isOn]);
  return { camera, setCamera, isOn, video };
}

function usePhoto(onText: (text: string) => void) {
  const [photo, setPhoto] = useState<PhotoState>();
  const look = async (file: File) => {
    setPhoto('looking');
    const texts = await codesInPhoto(file);
    setPhoto(texts === undefined ? 'unreadable' : texts.length === 0 ? 'none' : 'read');
    for (const text of texts ?? []) onText(text);
  };
  return { photo, look: (file: File) => void look(file), forget: () => setPhoto(undefined) };
}

interface PhotoButtonProps {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that opens the device's own choice of a photo. */
function PhotoButton({ busy, onFile }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      <Button busy={busy} onClick={() => input.current?.click()}>
        {words.choosePhoto}
      </Button>
    </>
  );
}
