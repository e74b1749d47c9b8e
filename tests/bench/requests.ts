/** What a request was answered, and after how long. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
  /** The seconds after which it may be tried again. */
  readonly waitS: number;
}

export const post = (address: string, token: string, body: string): Promise<Answer> =>
  request(address, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body });

export const get = (address: string, token: string): Promise<Answer> => request(address, { headers: { authorization: `Bearer ${token}` } });

async function request(address: string, init: RequestInit): Promise<Answer> {
  const from = performance.now();
  const answer = await fetch(address, init);
  const text = await answer.text();
  return { status: answer.status, text, ms: performance.now() - from, waitS: Number(answer.headers.get('retry-after') ?? 0) };
}
