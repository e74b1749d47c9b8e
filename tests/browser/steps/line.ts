import { LossyProxy, TestServer } from '../harness.ts';

/** A server behind a line on which a test can put something in its place. */
export async function withLine(work: (line: LossyProxy, server: TestServer) => Promise<void>): Promise<void> {
  const line = await LossyProxy.open();
  const server = await TestServer.start({ SITE_URL: line.origin });
  line.target = server.origin;
  try {
    await work(line, server);
  } finally {
    await line.close();
    await server.remove();
  }
}
