import { execFile } from 'node:child_process';

/**
 * Tells systemd that the server answers now, where it waits for that (`Type=notify`): whoever starts the service may ask the server at once.
 * Node cannot write to that kind of socket, but a program of systemd can.
 */
export function tellReady(env: NodeJS.ProcessEnv, failed: (error: Error) => void): void {
  if (env['NOTIFY_SOCKET'] === undefined) return;
  execFile('systemd-notify', ['--ready'], { env }, (error) => {
    if (error) failed(error);
  });
}
