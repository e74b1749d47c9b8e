import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

/** The type of the server for all its parts: schemas are TypeBox, and types derive from them. */
export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>;

/** A part of the server. It is registered in a scope of its own, so its hooks, parsers and error handler affect no other part. */
export type AppPlugin = (app: App) => Promise<void>;
