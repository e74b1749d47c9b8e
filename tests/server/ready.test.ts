import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellReady } from '../../server/ready.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenfold-ready-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const told = () => join(folder, 'told');

/** A machine whose systemd writes down what it is told. */
function withSystemd(): NodeJS.ProcessEnv {
  writeFileSync(join(folder, 'systemd-notify'), `#!/bin/sh\necho "$NOTIFY_SOCKET $*" > ${told()}.part\nmv ${told()}.part ${told()}\n`, {
    mode: 0o755,
  });
  return { PATH: `${folder}:/usr/bin:/bin` };
}

test('systemd is told that the server is ready, if it waits for that', async () => {
  const failed = vi.fn();
  tellReady({ ...withSystemd(), NOTIFY_SOCKET: '/run/systemd/notify' }, failed);
  await expect.poll(() => existsSync(told())).toBe(true);
  expect(readFileSync(told(), 'utf8')).toBe('/run/systemd/notify --ready\n');
  expect(failed).not.toHaveBeenCalled();
});

test('a server that systemd cannot hear goes on, and says so', async () => {
  const failed = vi.fn();
  tellReady({ PATH: folder, NOTIFY_SOCKET: '/run/systemd/notify' }, failed);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ENOENT' }));
});
