import { describe, expect, test } from 'vitest';
import { readMessage, textIn, writeMessage } from '../../../../shared/contract/realtime.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const text = (message: unknown): string => JSON.stringify(message);
const sized = (length: number): string => {
  const empty = text({ type: 'ping', data: '', timestamp: NOW });
  return text({ type: 'ping', data: 'x'.repeat(length - empty.length), timestamp: NOW });
};

describe('a realtime message (spec 1 §5)', () => {
  test.each([
    ['an object as data', { type: 'score_submitted', data: { score: 3 }, timestamp: NOW }],
    ['null as data', { type: 'a', data: null, timestamp: '' }],
    ['a type of 99 characters', { type: `${'A-z_9'.repeat(19)}four`, data: [], timestamp: 'any text' }],
  ])('with %s is taken', (_what, message) => {
    expect(readMessage(text(message))).toEqual({ ok: true, value: message });
  });

  test.each([
    ['a number', 7, 'format'],
    ['bytes', new Uint8Array(2), 'format'],
    ['nothing', '', 'format'],
    ['half an object', '{"type":"ping"', 'format'],
    ['arrays 5,000 deep', `${'['.repeat(4_999)}]`, 'format'],
    ['a list', '[]', 'structure'],
    ['null', 'null', 'structure'],
    ['no type', text({ data: {}, timestamp: NOW }), 'structure'],
    ['an empty type', text({ type: '', data: {}, timestamp: NOW }), 'structure'],
    ['a type of 100 characters', text({ type: 'a'.repeat(100), data: {}, timestamp: NOW }), 'structure'],
    ['a type with a blank', text({ type: 'a b', data: {}, timestamp: NOW }), 'structure'],
    ['a type with a newline at its end', text({ type: 'ping\n', data: {}, timestamp: NOW }), 'structure'],
    ['no data', text({ type: 'ping', timestamp: NOW }), 'structure'],
    ['a time in milliseconds', text({ type: 'ping', data: {}, timestamp: 1 }), 'structure'],
  ])('that is or has %s is not', (_what, message, fault) => {
    expect(readMessage(message)).toEqual({ ok: false, error: fault });
  });

  test('has 10,000 characters at most', () => {
    expect([readMessage(sized(10_000)).ok, readMessage(sized(10_001))]).toEqual([true, { ok: false, error: 'size' }]);
  });

  test('loses the keys that name prototypes, at any depth', () => {
    const message = readMessage(
      `{"type":"a","timestamp":"","data":{"__proto__":{"x":1},"b":[{"constructor":1,"c":{"prototype":2,"d":3}}]}}`,
    );
    expect(message).toEqual({ ok: true, value: { type: 'a', timestamp: '', data: { b: [{ c: { d: 3 } }] } } });
    expect(message.ok && Object.getPrototypeOf(message.value.data)).toBe(Object.prototype);
    expect(({} as { readonly x?: number }).x).toBeUndefined();
  });

  test('that was written can be read', () => {
    const message = readMessage(writeMessage('authenticate', { accessToken: 'a', count: 1 }, NOW));
    expect(message).toEqual({ ok: true, value: { type: 'authenticate', data: { accessToken: 'a', count: 1 }, timestamp: NOW } });
    if (message.ok) expect([textIn(message.value, 'accessToken'), textIn(message.value, 'count')]).toEqual(['a', undefined]);
  });
});
