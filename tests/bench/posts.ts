import { Agent, get } from 'node:http';
import { publish } from '../browser/steps/posts.ts';
import { withServer } from './browser.ts';
import type { Bench } from './report.ts';
import { inTurn, median, ms, times } from './statistics.ts';

const WARM_UP = 200;
const ROUNDS = 1500;
const MOST = 1.1;

/** One request on a connection that stays open; the time until its last byte, in ms. */
function timeOf(address: string, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${address} answered ${answer.statusCode}.`));
      answer.on('end', () => resolve(performance.now() - start)).resume();
    }).on('error', reject);
  });
}

/** The size of an answer as it is sent. */
async function bytesOf(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  return (await answer.arrayBuffer()).byteLength;
}

/** A post of about the size of the page that it is compared with. */
const CONTENT = `<h2>How</h2><p>${'Say how far the number is from fifty, and the rest is a small square. '.repeat(60)}</p>`.repeat(4);

/** A post that is in the server's memory, beside a document that the build has written. */
export const posts: Bench = {
  id: 'posts',
  what: 'a post from the server’s memory',
  run: () =>
    withServer(async (server) => {
      await publish(server, { id: 1, slug: 'near-50', title: 'Near 50', description: null, content: CONTENT });
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const origin = server.origin.replace('localhost', '127.0.0.1');
      const [post, page] = [`${origin}/blog/near-50`, `${origin}/privacy`];
      const [postBytes, pageBytes] = [await bytesOf(post), await bytesOf(page)];
      // Request by request, so that whatever else the machine does is in both.
      const both = (rounds: number) =>
        inTurn(
          rounds,
          () => timeOf(post, agent),
          () => timeOf(page, agent),
        );
      await both(WARM_UP);
      const { a, b } = await both(ROUNDS);
      agent.destroy();
      const ratio = median(a) / median(b);
      const measured = `${times(ratio)} (${ms(median(a))} : ${ms(median(b))}; ${postBytes} : ${pageBytes} bytes)`;
      return [{ id: 'posts', what: 'a post ÷ a page that the build has written', measured, goal: `≤ ${MOST} ×`, met: ratio <= MOST }];
    }),
};
