// Loaded into a server's process before its own code: it then packs each document as quickly as an answer of the API, which is a third of
// what an install costs a server. A test of what documents weigh wants them as people get them, and sets PACKED_FOR_PEOPLE.
import { syncBuiltinESMExports } from 'node:module';
import zlib from 'node:zlib';

const QUALITY = 4;

if (process.env['PACKED_FOR_PEOPLE'] === undefined) {
  const pack = zlib.brotliCompress;
  /** @param {import('node:zlib').InputType} bytes @param {any} options @param {import('node:zlib').CompressCallback} done */
  const quickly = (bytes, options, done) =>
    pack(bytes, { ...options, params: { ...options.params, [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY } }, done);
  Object.assign(zlib, { brotliCompress: quickly });
  syncBuiltinESMExports();
}
