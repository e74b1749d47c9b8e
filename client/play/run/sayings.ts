/** What a text is: what is asked, also once more; what a key has done; anything else. */
export type Saying = 'question' | 'echo' | 'news';

/** Says a text after those before; nothing takes the place of what nobody has heard yet. */
type Voice = (text: string, kind: Saying) => void;

/** Says what its player has chosen to have read aloud, and leaves the rest to the region of the page (client/play/voice/read-aloud.ts). */
export interface Reader {
  readonly voice: Voice;
  readonly end: () => void;
}

/** Who speaks on this page. */
export const speaker: { region?: Voice | undefined; reader?: Reader | undefined } = {};

/**
 * The page, or a dialog on it, speaks through this region alone: what is said twice is heard by nobody. The result ends that.
 */
export function speakBy(next: Voice): () => void {
  const before = speaker.region;
  speaker.region = next;
  return () => {
    speaker.region = before;
  };
}

/** Says a text; its lines with a pause between them where the device reads aloud. An empty one is silent. */
export function say(text: string, kind: Saying = 'news'): void {
  if (text !== '') (speaker.reader?.voice ?? speaker.region)?.(text, kind);
}
