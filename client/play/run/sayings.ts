/** What a text is: what is asked, also once more; what a key has done; anything else. */
export type Saying = 'question' | 'echo' | 'news';

/** Says a text after those before; nothing takes the place of what nobody has heard yet. */
export type Voice = (text: string, kind: Saying) => void;

const nobody: Voice = () => undefined;

/** Whose voice it is: that of the page, or one before it, which leaves some texts to it (client/play/voice/read-aloud.ts). */
export const speaker = { voice: nobody };

/** The game on this page speaks through this voice alone: what is said twice is heard by nobody. The result ends that. */
export function speakBy(next: Voice): () => void {
  speaker.voice = next;
  return () => {
    speaker.voice = nobody;
  };
}

/** Says a text; its lines with a pause between them where the device reads aloud. An empty one is silent. */
export function say(text: string, kind: Saying = 'news'): void {
  if (text !== '') speaker.voice(text, kind);
}
