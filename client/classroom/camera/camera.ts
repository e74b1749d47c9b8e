import type { CodeReader, Picture } from './code-reader.ts';

/**
 * Why a camera is not, or no longer, in use. `refused`: somebody or something does not let this site; `none`: there is none; `busy`: it does
 * not start, for instance because something else uses it; `hidden`: the page was out of sight; `lost`: it has gone; `elsewhere`: this
 * document may not, for it was loaded for another page.
 */
export type Trouble = 'refused' | 'none' | 'busy' | 'hidden' | 'lost' | 'elsewhere';

/** Pictures are looked at so often, at most. */
const EVERY_MS = 1_000 / 6;

/** What a window asks for: the camera at the back of a phone, and no more pixels than its middle needs. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1_280 }, height: { ideal: 720 } },
};

const TROUBLES: { readonly [name: string]: Trouble } = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  // No browser has cameras on a page without HTTPS.
  TypeError: 'none',
};

const troubleOf = (error: unknown): Trouble => (error instanceof Error && TROUBLES[error.name]) || 'busy';

/** Chromium alone heeds the policy of a document, and tells it; TypeScript's libraries do not have its types. */
const mayOpen = (): boolean => {
  const { featurePolicy } = document as { readonly featurePolicy?: { allowsFeature(feature: string): boolean } };
  return featurePolicy?.allowsFeature('camera') !== false;
};

const isHidden = (): boolean => document.visibilityState === 'hidden';

interface CameraRun {
  readonly video: HTMLVideoElement;
  readonly reader: CodeReader;
  /** Its abort ends the use, and the camera's light goes out. */
  readonly signal: AbortSignal;
  /** Called once the picture is there. */
  readonly onOpen: () => void;
  /** Called once if it does not open, or ends by itself. */
  readonly onTrouble: (trouble: Trouble) => void;
  /** Called with the codes of each picture. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Opens a camera, shows it, and reads codes until `signal` is aborted, or it ends by itself. */
export async function runCamera({ video, reader, signal, onOpen, onTrouble, onCodes }: CameraRun): Promise<void> {
  const end = (trouble: Trouble) => {
    if (!signal.aborted) onTrouble(trouble);
  };
  if (!mayOpen()) return end('elsewhere');
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia(WANTED);
  } catch (error) {
    return end(troubleOf(error));
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop, { once: true });
  if (isHidden()) return end('hidden');
  document.addEventListener('visibilitychange', () => isHidden() && end('hidden'), { signal });
  addEventListener('pagehide', () => end('hidden'), { signal });
  for (const track of stream.getTracks()) track.addEventListener('ended', () => end('lost'), { signal });
  video.srcObject = stream;
  // It is refused if the use ends meanwhile.
  await video.play().catch(() => undefined);
  if (signal.aborted) return undefined;
  onOpen();
  return readFrames({ video, reader, signal, onCodes });
}

async function readFrames({ video, reader, signal, onCodes }: Pick<CameraRun, 'video' | 'reader' | 'signal' | 'onCodes'>): Promise<void> {
  while (!signal.aborted) {
    const pause = new Promise((done) => setTimeout(done, EVERY_MS));
    const codes = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await reader.read(middleOf(video), 'frame') : [];
    if (!signal.aborted) onCodes(codes);
    await pause;
  }
}

/** What the screen shows of it. */
function middleOf(video: HTMLVideoElement): Picture {
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight);
  return { source: video, x: (videoWidth - side) / 2, y: (videoHeight - side) / 2, width: side, height: side };
}
