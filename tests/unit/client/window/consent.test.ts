import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The window as far as the consent needs it. */
class Storage {
  readonly #values = new Map<string, string>();
  isBlocked = false;
  #check(): void {
    if (this.isBlocked) throw new Error('SecurityError');
  }
  getItem(key: string): string | null {
    this.#check();
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    this.#values.set(key, value);
  }
}

let storage: Storage;
let ofOtherTab: ((event: { key: string | null }) => void) | undefined;

/** The module as a window that has just opened has it. */
async function opened() {
  vi.resetModules();
  const { consent, decide, followConsent } = await import('../../../../client/window/consent.ts');
  followConsent();
  return { consent, decide };
}

beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof ofOtherTab) => {
    ofOtherTab = listener;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('The consent of this browser (spec 2 §4, Cookie consent)', () => {
  it.each([true, false])('is undecided until somebody has chosen, and then %s at every visit', async (accepted) => {
    const { consent, decide } = await opened();
    expect(consent.getSnapshot()).toBeUndefined();
    decide(accepted);
    expect([consent.getSnapshot(), storage.getItem('analytics-consent')]).toEqual([accepted, String(accepted)]);
    expect((await opened()).consent.getSnapshot()).toBe(accepted);
  });

  it.each(['', 'yes', 'TRUE', '1'])('stored as “%s” is no choice', async (value) => {
    storage.setItem('analytics-consent', value);
    expect((await opened()).consent.getSnapshot()).toBeUndefined();
  });

  it('follows another tab, also when everything is removed there', async () => {
    const { consent } = await opened();
    const heard: unknown[] = [];
    consent.subscribe(() => heard.push(consent.getSnapshot()));
    storage.setItem('analytics-consent', 'true');
    ofOtherTab?.({ key: 'theme' });
    ofOtherTab?.({ key: 'analytics-consent' });
    storage.setItem('analytics-consent', '');
    ofOtherTab?.({ key: null });
    expect(heard).toEqual([true, undefined]);
  });

  it('counts until the page closes where storage is blocked', async () => {
    storage.isBlocked = true;
    const { consent, decide } = await opened();
    expect(consent.getSnapshot()).toBeUndefined();
    decide(false);
    expect(consent.getSnapshot()).toBe(false);
  });
});
