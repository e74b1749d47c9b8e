import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCopy } from '../http/conditional.ts';
import type { SiteFile } from './site-file.ts';

/** Answers with the smallest copy that the browser accepts, or with 304 if it has that one. The caller has set status and caching. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const coding = codingFor(request.headers['accept-encoding'], file);
  const tag = `"${file.tag}${coding ? `-${coding}` : ''}"`;
  void reply.header('etag', tag).type(file.type);
  if (file.br ?? file.gzip) void reply.header('vary', 'accept-encoding');
  if (hasCopy(request.headers['if-none-match'], tag) && reply.statusCode === 200) return reply.status(304).send();
  if (coding) void reply.header('content-encoding', coding);
  return reply.send(coding ? file[coding] : file.plain);
}

/** The best coding that both sides support (RFC 9110 §12.5.3). `*` counts as gzip, which every client that sends it can read. */
function codingFor(header: string | undefined, file: Pick<SiteFile, 'br' | 'gzip'>): 'br' | 'gzip' | undefined {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .flatMap((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
      }),
  );
  if (file.br && accepted.has('br')) return 'br';
  if (file.gzip && (accepted.has('gzip') || accepted.has('*'))) return 'gzip';
  return undefined;
}
