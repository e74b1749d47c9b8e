import type { App } from '../http/app.ts';

export const REPORT_PATH = '/api/csp-report';
const LINES_A_MINUTE = 30;

interface PolicyReport {
  readonly type?: unknown;
  readonly body?: { readonly effectiveDirective?: unknown; readonly blockedURL?: unknown };
}

/**
 * Receives browsers' reports of blocked content, and logs which directive blocked which origin, but no address of a page or person. At
 * most thirty lines a minute, so that nobody can fill the disk.
 */
export function servePolicyReports(app: App, clock: () => number): void {
  let minute = 0;
  let lines = 0;
  app.addContentTypeParser('application/reports+json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(REPORT_PATH, { config: { access: 'public' }, schema: { hide: true } }, (request, reply) => {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) [minute, lines] = [now, 0];
    for (const { directive, blocked } of violationsIn(request.body)) {
      if (++lines <= LINES_A_MINUTE) request.log.warn({ directive, blocked }, 'content blocked by policy');
    }
    return reply.status(204).send();
  });
}

function violationsIn(body: unknown): { directive: string; blocked: string }[] {
  const reports: unknown = parsed(body);
  if (!Array.isArray(reports)) return [];
  return (reports as (PolicyReport | null)[]).flatMap((report) => {
    const { effectiveDirective, blockedURL } = report?.body ?? {};
    if (report?.type !== 'csp-violation' || typeof effectiveDirective !== 'string') return [];
    return [{ directive: effectiveDirective.slice(0, 40), blocked: originOf(blockedURL) }];
  });
}

function parsed(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

/** "inline", "eval" and the like, or the origin of an address. */
function originOf(blocked: unknown): string {
  if (typeof blocked !== 'string') return '';
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 40);
}
