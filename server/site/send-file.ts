import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestCoding } from '../http/coding.ts';
import { hasCopy } from '../http/conditional.ts';
import type { SiteFile } from './site-file.ts';

const CODINGS = ['br', 'gzip'] as const;

/** Answers with the smallest copy that the browser accepts, or with 304 if it has that one. The caller has set status and caching. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const coding = bestCoding(
    request.headers['accept-encoding'],
    CODINGS.filter((coding) => file[coding]),
  );
  const tag = `"${file.tag}${coding ? `-${coding}` : ''}"`;
  void reply.header('etag', tag).type(file.type);
  if (file.br ?? file.gzip) void reply.header('vary', 'accept-encoding');
  if (hasCopy(request.headers['if-none-match'], tag) && reply.statusCode === 200) return reply.status(304).send();
  if (coding) void reply.header('content-encoding', coding);
  return reply.send(coding ? file[coding] : file.plain);
}
