import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdminFailure } from '../../../../../client/admin/gate/admin-call.ts';
import { draftOf, emptyForm, revisionWith } from '../../../../../client/admin/challenges/form/challenge-form.ts';
import { saveChallenge, type SavePorts, type SaveState } from '../../../../../client/admin/challenges/form/save-challenge.ts';
import type { ChallengeDraft } from '../../../../../shared/contract/admin.ts';
import type { ChallengeRevision } from '../../../../../shared/contract/content.ts';
import { fail, ok, type Result } from '../../../../../shared/result.ts';

const draft = (title: string): ChallengeDraft => draftOf({ ...emptyForm('2026-11-24'), title });

/** What becomes of a request: it arrives and is answered, arrives and its answer is lost, or never arrives. */
type Way = 'answered' | 'answer lost' | 'request lost';

const LOST: AdminFailure = { code: 'unreachable', sentence: 'Tenfold cannot be reached right now.' };

/** A server that does each save once (protocol, "Admin writes"), behind a network that goes the given ways. */
function scene(ways: Way[] = []) {
  const challenges = new Map<string, ChallengeRevision>();
  const done = new Map<string, { readonly request: string; readonly answer: ChallengeRevision }>();
  const remembered: SaveState[] = [];
  let keys = 0;

  function answerTo(sent: ChallengeDraft, stored: SaveState['stored'], key: string): Result<ChallengeRevision, AdminFailure> {
    const request = JSON.stringify([sent, stored]);
    const first = done.get(key);
    if (first) return first.request === request ? ok(first.answer) : fail({ code: 'refused', sentence: 'Another save.', reason: 'reused' });
    const current = stored && challenges.get(stored.id);
    if (stored && current?.revision !== stored.revision)
      return fail({ code: 'stale', sentence: 'Changed.', current: (current ?? null) as AdminFailureCurrent });
    const saved = { ...revisionWith(sent, stored?.id ?? `c${challenges.size + 1}`), revision: (stored?.revision ?? 0) + 1 };
    challenges.set(saved.id, saved);
    done.set(key, { request, answer: saved });
    return ok(saved);
  }

  const ports: SavePorts = {
    newKey: () => `key-${++keys}`,
    remember: (state) => {
      remembered.push(state);
      return Promise.resolve();
    },
    send: (sent, stored, key) => {
      const way = ways.shift() ?? 'answered';
      if (way === 'request lost') return Promise.resolve(fail(LOST));
      const answer = answerTo(sent, stored, key);
      return Promise.resolve(way === 'answered' ? answer : fail(LOST));
    },
  };
  return { ports, challenges, remembered };
}

type AdminFailureCurrent = Extract<AdminFailure, { readonly code: 'stale' }>['current'];

const FIRST: SaveState = { key: 'key-0' };

describe('A save of a challenge', () => {
  it('has a new key after it was done, and changes what it made from then on', async () => {
    const { ports, challenges } = scene();
    const made = await saveChallenge(ports, FIRST, draft('One'));
    expect(made).toMatchObject({ end: { at: 'saved' }, state: { stored: { id: 'c1', revision: 1 }, key: 'key-1' } });
    const changed = await saveChallenge(ports, made.state, draft('Two'));
    expect(changed.state).toEqual({ stored: { id: 'c1', revision: 2 }, key: 'key-2' });
    expect([...challenges.values()].map(({ title }) => title)).toEqual(['Two']);
  });

  it('is on the device with its key before it is sent, so that a crash makes nothing twice', async () => {
    const { ports, remembered } = scene(['answer lost']);
    await saveChallenge(ports, FIRST, draft('One'));
    expect(remembered).toEqual([{ key: 'key-0', unanswered: draft('One') }]);
    const after = scene();
    await saveChallenge(after.ports, remembered[0] ?? FIRST, draft('One'));
    expect(after.challenges.size).toBe(1);
  });

  it('that somebody else overtook brings what is stored now, or that it is gone', async () => {
    const { ports, challenges } = scene();
    const { state } = await saveChallenge(ports, FIRST, draft('One'));
    const theirs = { ...revisionWith(draft('Theirs'), 'c1'), revision: 2 };
    challenges.set('c1', theirs);
    expect((await saveChallenge(ports, state, draft('Mine'))).end).toEqual({ at: 'stale', theirs });
    challenges.delete('c1');
    expect((await saveChallenge(ports, state, draft('Mine'))).end).toEqual({ at: 'stale', theirs: undefined });
  });

  it('that is refused is said at its field; nothing of it is under way, and the next has another key', async () => {
    const { ports } = scene();
    const refused: SavePorts = {
      ...ports,
      send: () => Promise.resolve(fail({ code: 'refused', sentence: 'Too high', field: 'target_score' })),
    };
    expect(await saveChallenge(refused, FIRST, draft('One'))).toEqual({
      end: { at: 'refused', sentence: 'Too high', field: 'target_score' },
      state: { key: 'key-1' },
    });
  });

  it.each([
    ['minimum_score_high', 'The questions and the time give a score of at most 60'],
    ['of_a_newer_server', 'Zu hoch'],
  ])('that is refused is said in the words of the window, where they know the reason: %s', async (reason, sentence) => {
    const error = { code: 'refused', sentence: 'Zu hoch', reason, values: { highest: 60 }, field: 'target_score' } as const;
    const refused: SavePorts = { ...scene().ports, send: () => Promise.resolve(fail(error)) };
    const { end } = await saveChallenge(refused, FIRST, draft('One'));
    expect(end).toEqual({ at: 'refused', sentence, field: 'target_score' });
  });

  it('makes one challenge, of the last draft, whatever gets lost and is typed in between', async () => {
    const way = fc.constantFrom<Way>('answered', 'answer lost', 'request lost');
    const titles = fc.array(fc.constantFrom('One', 'Two', 'Three'), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(titles, fc.array(way, { maxLength: 20 }), async (typed, ways) => {
        const { ports, challenges } = scene([...ways]);
        let state = FIRST;
        for (const title of typed) ({ state } = await saveChallenge(ports, state, draft(title)));
        // At last the network stays.
        const calm = { ...ports };
        ways.length = 0;
        for (;;) {
          const { end, state: next } = await saveChallenge(calm, state, draft('Last'));
          state = next;
          if (end.at === 'saved') break;
          expect(end.at).toBe('not_sent');
        }
        expect([...challenges.values()].map(({ title }) => title)).toEqual(['Last']);
      }),
    );
  });
});
