/** Says a text after those before; nothing takes the place of what nobody has heard yet. An echo is what a key has done. */
type Voice = (text: string, isEcho: boolean) => void;

const nobody: Voice = () => undefined;
let voice = nobody;

/** The game on this page speaks through this voice alone: what is said twice is heard by nobody. The result ends that. */
export function speakBy(next: Voice): () => void {
  voice = next;
  return () => {
    voice = nobody;
  };
}

/** Says a text. An empty one is silent. */
export function say(text: string, isEcho = false): void {
  if (text !== '') voice(text, isEcho);
}

let stands = '';

/** What the screen says to whoever asks once more. */
export function keepForAgain(text: string): void {
  stands = text;
}

export const sayAgain = (): void => say(stands);
