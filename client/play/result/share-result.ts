/** The browser's ways to share a text; each may be missing. */
export interface SharePorts {
  readonly share?: (result: SharedResult) => Promise<void>;
  readonly copy?: (text: string) => Promise<void>;
}

/** What is shared: lines of text, and the address of what they are about. */
export interface SharedResult {
  readonly text: string;
  readonly url: string;
}

/** What stands on the clipboard, or is shown to be copied by hand: share sheets put the address below the text by themselves. */
export const copiedText = ({ text, url }: SharedResult): string => `${text}\n${url}`;

/** How the sharing ended. `shown`: the browser has no way to share, so the player gets the text to copy by hand. */
export type Shared = 'shared' | 'closed' | 'copied' | 'shown';

/** Gives a result to the device's share sheet, else to the clipboard (spec 1 §8). A player may close the sheet: that is no failure. */
export async function shareResult(ports: SharePorts, { text, url }: SharedResult): Promise<Shared> {
  if (ports.share) {
    try {
      await ports.share({ text, url });
      return 'shared';
    } catch (reason) {
      if (isClosed(reason)) return 'closed';
    }
  }
  try {
    if (!ports.copy) return 'shown';
    await ports.copy(copiedText({ text, url }));
    return 'copied';
  } catch {
    return 'shown';
  }
}

const isClosed = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';
