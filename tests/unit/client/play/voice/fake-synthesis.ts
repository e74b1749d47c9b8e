/** What a browser does with an utterance. */
interface Fake {
  readonly text: string;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { readonly error: string }) => void;
}

/** A synthesis that says a text for so long as a test says, and tells what was asked of it, in order. */
export function fakeSynthesis(after: (ms: number, work: () => void) => () => void, msOf: (text: string) => number) {
  const calls: string[] = [];
  let now: { readonly utterance: Fake; readonly stop: () => void } | undefined;
  return {
    calls,
    utter: (text: string) => ({ text }) as unknown as SpeechSynthesisUtterance,
    synthesis: {
      speak(utterance: unknown) {
        const fake = utterance as Fake;
        calls.push(`says ${fake.text}`);
        if (now) throw new Error('It still says another text.');
        const end = () => {
          now = undefined;
          calls.push(`has said ${fake.text}`);
          fake.onend?.();
        };
        fake.onstart?.();
        now = { utterance: fake, stop: after(msOf(fake.text), end) };
      },
      cancel() {
        const { utterance, stop } = now ?? {};
        now = undefined;
        stop?.();
        if (utterance) calls.push(`broke off ${utterance.text}`);
        // Browsers say so later.
        if (utterance) after(20, () => utterance.onerror?.({ error: 'interrupted' }));
      },
    },
  };
}
