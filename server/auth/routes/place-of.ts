import type { FastifyRequest } from 'fastify';
import { sourceOf } from '../../network/source.ts';
import { deviceName } from '../sessions/device-name.ts';
import type { SignInPlace } from '../sessions/sessions.ts';

/** Where a request comes from that may begin a session. */
export const placeOf = ({ ip, headers }: FastifyRequest): SignInPlace => ({
  source: sourceOf(ip),
  device: deviceName(headers['user-agent']),
});
