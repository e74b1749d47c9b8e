import type { FastifyReply, FastifyRequest } from 'fastify';
import { isServicePath } from '../../shared/address-kinds.ts';
import { pathOf } from '../../shared/addresses.ts';
import { baseOf, languageAt, LANGUAGES, type Language } from '../../shared/languages.ts';
import type { App, AppPlugin } from '../http/app.ts';
import { AssetArchive } from './archive.ts';
import { packed, readDocuments, type Documents } from './documents.ts';
import { servePostPictures } from './post-pictures.ts';
import type { PostSource } from './post-source.ts';
import { plainPagePolicy, REPORT_GROUP, SCRIPT_POLICY } from './policy.ts';
import { REPORT_PATH, servePolicyReports } from './policy-reports.ts';
import { permissionsOfDocument } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import { readSite, type SiteDocument, type SiteFile } from './site-file.ts';
import { noSuchFile } from '../words/en/requests.ts';

interface SiteOptions {
  /** The built client: dist/client. */
  readonly clientDir: string;
  /** Public origin without a closing slash. */
  readonly siteUrl: string;
  /** What the pages of the blog show. */
  readonly posts: PostSource;
  /** Where hashed files of former builds are kept. Absent: they are not kept. */
  readonly archiveDir?: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The site in one language. */
interface LanguageSite {
  readonly base: string;
  readonly documents: Documents;
  readonly worker: () => Promise<SiteFile | undefined>;
}

const WORKER_PATH = '/sw.js';
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/**
 * Serves the window: a document with its policy for each route in each language, their files, and the service workers. Hashed files are
 * immutable; browsers ask for all others each time (protocol, "The service worker and updates").
 */
export function site({ clientDir, siteUrl, posts, archiveDir, clock }: SiteOptions): AppPlugin {
  return async (app: App) => {
    const files = readSite(clientDir);
    const sites = new Map<Language, LanguageSite>();
    for (const language of LANGUAGES) {
      const base = baseOf(language);
      const documents = await readDocuments(`${clientDir}${base}`, siteUrl, posts);
      sites.set(language, { base, documents, worker: workerOf(files.get(`${base}${WORKER_PATH}`), documents) });
    }
    const archive = archiveDir === undefined ? undefined : new AssetArchive(archiveDir);
    const assets = [...sites.values()].map(({ base }) => `${clientDir}${base}/assets`);
    app.addHook('onListen', async () => archive?.keep(assets, clock()));
    servePolicyReports(app, clock);
    servePostPictures(app, posts);
    app.get('/*', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
      const path = pathOf(request.url);
      if (isServicePath(path)) return reply.callNotFound();
      const site = sites.get(languageAt(path));
      if (!site) return reply.callNotFound();
      // A service worker is in charge of what is below its language's folder, which its home, too, has to be.
      if (path !== '/' && path === site.base) return reply.redirect(`${path}/`, 308);
      const inSite = path.slice(site.base.length);
      if (inSite.startsWith('/assets/'))
        return sendAsset(request, reply, files.get(path) ?? (await archive?.find(inSite.slice('/assets/'.length))));
      const file = inSite === WORKER_PATH ? await site.worker() : files.get(path);
      return file ? sendPublic(request, reply, file) : sendDocument(request, reply, inSite, await site.documents.at(inSite));
    });
  };
}

/** The service worker's script, which names the hashes of documents as this server sends them. It is made when it is first asked for. */
function workerOf(built: SiteFile | undefined, documents: Documents): LanguageSite['worker'] {
  let made: Promise<SiteFile> | undefined;
  // After a failure, for instance without memory, the next request tries again.
  const again = (error: unknown): never => {
    made = undefined;
    throw error;
  };
  return async () => built && (made ??= packed(documents.worker(built.plain.toString()), built.type).catch(again));
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, file: SiteFile | undefined): FastifyReply {
  if (!file) return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(noSuchFile);
  return sendFile(request, withPolicy(reply, file).header('cache-control', FOREVER), file);
}

const sendPublic = (request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply =>
  sendFile(request, withPolicy(reply, file).header('cache-control', ASK_EACH_TIME), file);

/** Files that are no data have policies of their own. */
function withPolicy(reply: FastifyReply, { type, plain }: SiteFile): FastifyReply {
  if (type.startsWith('text/javascript')) return reply.header('content-security-policy', SCRIPT_POLICY);
  return type.startsWith('text/html') ? reply.header('content-security-policy', plainPagePolicy(plain.toString())) : reply;
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, path: string, { file, policy, status }: SiteDocument): FastifyReply {
  void reply.status(status).headers({
    'content-security-policy': policy,
    'reporting-endpoints': `${REPORT_GROUP}="${REPORT_PATH}"`,
    'cache-control': ASK_EACH_TIME,
  });
  const permissions = status === 200 ? permissionsOfDocument(path) : undefined;
  if (permissions !== undefined) void reply.header('permissions-policy', permissions);
  // Its address can contain a one-time code.
  if (path.startsWith('/auth/')) void reply.header('referrer-policy', 'no-referrer');
  return sendFile(request, reply, file);
}
