import { request as requestInClear, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { checkServerIdentity, TLSSocket } from 'node:tls';
import { isLoopback } from '../../network/loopback.ts';
import { codeOf, fine, note, wrong, type Finding } from './finding.ts';

interface Certificate {
  /** Why this machine does not trust it, as a code of OpenSSL; undefined if it does. */
  readonly distrust?: string;
  readonly fitsName: boolean;
  readonly fromMs: number;
  readonly toMs: number;
  /** The name of the authority that signed it. */
  readonly authority: string;
}

/** What a device finds at the site's address. */
export interface SiteLook {
  /** The code of the error, if there was no answer. */
  readonly failure?: string;
  readonly isTenfold?: boolean;
  readonly status?: number;
  /** When it was there by the other side's clock. */
  readonly dateMs?: number;
  readonly certificate?: Certificate;
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_CHARS = 1_000;
const DAY_MS = 86_400_000;
/** What is renewed in time has longer left, unless it is made for hours, as a proxy's own authority does. */
const RENEWED_BEFORE_MS = 14 * DAY_MS;

/** Asks for the site's /healthz as a device would, and looks at the certificate whoever signed it. */
export async function lookAtSite(siteUrl: string): Promise<SiteLook> {
  try {
    return await ask(new URL('/healthz', siteUrl));
  } catch (error) {
    return { failure: codeOf(error) };
  }
}

function ask(url: URL): Promise<SiteLook> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const options = { agent: false, timeout: TIMEOUT_MS, headers: { accept: 'application/json' } } as const;
    const asked = isSecure ? request(url, { ...options, rejectUnauthorized: false }) : requestInClear(url, options);
    asked.on('timeout', () => asked.destroy(Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' })));
    asked.on('error', reject);
    asked.on('response', (answer: IncomingMessage) => {
      const certificate = answer.socket instanceof TLSSocket ? certificateOf(answer.socket, url.hostname) : undefined;
      const dateMs = Date.parse(answer.headers.date ?? '');
      const { statusCode: status = 0 } = answer;
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
        if (text.length > MAX_ANSWER_CHARS) answer.destroy();
      });
      answer.on('error', () => answer.destroy());
      answer.on('close', () =>
        resolve({
          status,
          isTenfold: status === 200 && text === '{"status":"ok"}',
          ...(!Number.isNaN(dateMs) && { dateMs }),
          ...(certificate && { certificate }),
        }),
      );
    });
    asked.end();
  });
}

function certificateOf(socket: TLSSocket, hostname: string): Certificate {
  const certificate = socket.getPeerCertificate();
  // An address stands in brackets in a URL only.
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  // Typed as an error, and a code in fact.
  const distrust = socket.authorized ? undefined : String(socket.authorizationError);
  return {
    ...(distrust !== undefined && { distrust }),
    fitsName: checkServerIdentity(name, certificate) === undefined,
    fromMs: Date.parse(certificate.valid_from),
    toMs: Date.parse(certificate.valid_to),
    authority: String(certificate.issuer.CN ?? certificate.issuer.O ?? 'nobody'),
  };
}

/** What OpenSSL says of a certificate whose authority this machine does not know. */
const UNKNOWN_AUTHORITY: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** What was found of the site's address, the answer there and its certificate. */
export function judgeSite(siteUrl: string, look: SiteLook, nowMs: number): readonly Finding[] {
  const { certificate } = look;
  return [
    judgeAddress(siteUrl),
    judgeAnswer(siteUrl, look),
    ...(certificate ? [judgeCertificate(new URL(siteUrl).hostname, certificate, nowMs)] : []),
  ];
}

function judgeAddress(siteUrl: string): Finding {
  const { protocol, hostname } = new URL(siteUrl);
  if (isLoopback(hostname))
    return note(`SITE_URL is ${siteUrl}, which only this machine can open. For others, set it to an https address.`);
  if (protocol === 'https:') return fine(`SITE_URL is ${siteUrl}.`);
  return wrong(
    `SITE_URL is ${siteUrl}, without TLS: no device can install the app or play offline. Put a proxy with https before the server, and set SITE_URL to its address.`,
  );
}

const NO_CONNECTION: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name is not known here. Add it to the DNS of the network, or use the name or address that devices do know.',
  EAI_AGAIN: 'The name could not be looked up. Look at the DNS that this machine asks.',
  ECONNREFUSED: 'Nobody listens there. Start the server and its proxy, or look which ports they have.',
  ETIMEDOUT: 'Nobody answered in time. Look at the firewall, and whether the address is that of this machine.',
  EPROTO: 'There is something else than https. Look which port the proxy has.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'There is something else than https. Look which port the proxy has.',
  ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR: 'The proxy has no certificate for this name. Put the name of SITE_URL into its settings.',
};

function judgeAnswer(siteUrl: string, { failure, status, isTenfold }: SiteLook): Finding {
  if (failure !== undefined) {
    const what = NO_CONNECTION[failure] ?? 'Look whether the proxy runs, and whether a device can open the address.';
    return wrong(`${siteUrl} does not answer (${failure}). ${what}`);
  }
  if (isTenfold) return fine(`${siteUrl} leads to a Tenfold server.`);
  if (status === 502 || status === 503 || status === 504)
    return wrong(`The proxy at ${siteUrl} does not reach the server (${status}). Start the server, and let the proxy pass on to its port.`);
  return wrong(`${siteUrl} leads to something else than Tenfold (${status} at /healthz). Let the proxy pass every path on to the server.`);
}

function judgeCertificate(name: string, { fitsName, fromMs, toMs, distrust, authority }: Certificate, nowMs: number): Finding {
  if (!fitsName) return wrong(`The certificate is for another name than ${name}. Have the proxy make one for it.`);
  if (nowMs > toMs) return wrong(`The certificate has expired on ${dayOf(toMs)}. Renew it, or look why the proxy did not.`);
  if (nowMs < fromMs) return wrong(`The certificate is valid from ${dayOf(fromMs)} on. Look at the clock of this machine.`);
  if (distrust !== undefined) return judgeDistrust(distrust, authority);
  if (toMs - nowMs < RENEWED_BEFORE_MS && toMs - fromMs > 2 * RENEWED_BEFORE_MS)
    return note(`The certificate expires on ${dayOf(toMs)}. Look whether the proxy renews it.`);
  return fine(`The certificate is valid until ${dayOf(toMs)}, and trusted.`);
}

function judgeDistrust(distrust: string, authority: string): Finding {
  if (distrust === 'DEPTH_ZERO_SELF_SIGNED_CERT')
    return wrong(
      'The certificate has signed itself, which not every device can be told to trust. Use a proxy with an authority of its own (`tls internal` of Caddy).',
    );
  if (UNKNOWN_AUTHORITY.has(distrust))
    return note(
      `The certificate is signed by "${authority}", which is not known here. If that is your own authority, each device needs its root certificate (docs/operating.md); if not, let the proxy send the whole chain.`,
    );
  return wrong(`The certificate is not trusted (${distrust}). Have the proxy make another one.`);
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
