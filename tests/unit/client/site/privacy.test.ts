import { describe, expect, it } from 'vitest';
import { KEPT_DAYS } from '../../../../client/classroom/storage/classes.ts';
import { chapters } from '../../../../client/words/en/site/privacy.ts';
import { CAPTCHA_MS } from '../../../../server/auth/captcha/proof-of-work.ts';
import { WRONG_CODES_MS } from '../../../../server/auth/factors/wrong-codes.ts';
import { KNOWN_SOURCE_MS } from '../../../../server/auth/sessions/known-sources.ts';
import { WRONG_PASSWORDS_MS } from '../../../../server/auth/sessions/wrong-passwords.ts';
import { MAIL_CODE_MS, OAUTH_STATE_MS, SESSION_IDLE_MS, SESSION_WHOLE_MS, SIGNUP_LINK_MS } from '../../../../server/auth/settings.ts';
import { KEPT_MS } from '../../../../server/saves/save-once.ts';
import { TICKET_DAYS } from '../../../../server/sync/ticket-token.ts';
import { browserStorageUsers, classKeys, deviceKeys, playerKeys, serverColumns } from './stored.ts';

/** By section of the page and by its words: the stored columns and keys of which they tell. */
type Told = Readonly<Record<string, Readonly<Record<string, string>>>>;

const ON_THE_SERVER: Told = {
  'Information We Collect': {
    'Your email address': 'users.email',
    'a username and a display name': 'profiles.username profiles.display_name profile_names.name_key profile_names.held_at',
    'what else your browser sent at sign-up': 'users.user_metadata mail_tokens.sign_up_data',
    'a picture if you have given one, under an address made at random and with the time it came':
      'profiles.picture_url pictures.id pictures.image pictures.created_at',
    'whether you are an admin': 'profiles.role',
    'whether the account is banned': 'users.banned_until',
    'when it was made, changed, confirmed and last used to sign in':
      'users.created_at users.updated_at users.email_confirmed_at users.last_sign_in_at profiles.created_at profiles.updated_at',
    'how often each page was opened on each day': 'visits.day visits.path visits.visits',
    'Which posts of the blog you began': 'posts.author',
    'Each save is stored for three days under a random key, with the time it was made and its answer':
      'saves.key saves.request saves.saved_ms saves.answer',
    'A new email address is stored beside the old one until both mailboxes have agreed': 'users.new_email users.email_change_agreed',
    'Of your password we store only a hash': 'users.password_hash',
    'whether sign-ups for your address, before it was confirmed, gave different ones': 'users.password_in_doubt',
    'Of every finished game':
      'items.kind items.v items.hash items.payload items.summary items.facts items.received_ms items.status items.code items.corrected items.late',
    'how you answered each fact in it': 'items.evidence',
    'From these the server makes your figures':
      'parts.fold parts.bucket parts.version parts.part players.folds players.xp players.sessions',
    'If your progress was reset, it stores who did it, when and why':
      'resets.at_ms resets.actor resets.reason resets.generation players.reset_ms players.generation players.reset_seq',
    'A random number for each browser in which you play': 'items.device tickets.install',
    'which permissions to upload games it was given and when':
      'tickets.id tickets.issued_ms tickets.expires_ms tickets.revoked_ms users.tickets_dead_before users.ticket_generation',
    'how you signed in, when it began and was last used':
      'auth_sessions.aal auth_sessions.amr auth_sessions.raised_by auth_sessions.used_at auth_sessions.rotated_at auth_sessions.created_at',
    'when it last proved to be yours': 'auth_sessions.proven_at auth_sessions.recovers',
    'the kind of browser and system in words': 'auth_sessions.device',
    'Tokens that keep you signed in are stored as hashes or sealed':
      'auth_sessions.gen auth_sessions.seen_gen refresh_tokens.token_hash refresh_tokens.gen refresh_tokens.sealed refresh_tokens.created_at',
    'the number by which Google knows you': 'identities.provider identities.subject',
    'your email address there and whether Google has confirmed it': 'identities.email identities.email_verified',
    'when you last came that way': 'identities.last_sign_in_at identities.created_at identities.updated_at',
    'the name you give it and the sealed secret of your authenticator app or your phone number':
      'factors.factor_type factors.friendly_name factors.status factors.secret factors.phone factors.created_at factors.updated_at',
    'when codes were last accepted and when wrong ones were typed':
      'factors.last_step wrong_codes.guarded wrong_codes.times wrong_codes.touched_at factor_challenges.tries',
    'hashes of your recovery codes and of codes sent by message':
      'recovery_codes.code_hash recovery_codes.created_at factor_challenges.code_hash factor_challenges.expires_at factor_challenges.created_at',
    'to know where you have signed in from and where wrong passwords came from':
      'known_sources.source_hash known_sources.seen_at wrong_passwords.key_hash wrong_passwords.tries wrong_passwords.since',
    'A mail that waits to be sent is stored sealed': 'mail_queue.sealed mail_queue.attempts mail_queue.due_at mail_queue.created_at',
    'What changed on your account waits sealed, too, for one mail an hour':
      'waiting_notices.address_hash waiting_notices.sealed waiting_notices.created_at',
    'Of its link and code there are hashes':
      'mail_tokens.kind mail_tokens.token_hash mail_tokens.code_hash mail_tokens.code_tries mail_tokens.code_expires_at mail_tokens.expires_at mail_tokens.challenge mail_tokens.created_at',
    'a hash of the address stands beside the kinds and times of mails':
      'mail_history.address_hash mail_history.sent mail_history.touched_at users.confirmation_sent_at users.recovery_sent_at users.email_change_sent_at',
  },
  'Data Retention': {
    'A link works for 24 hours at most':
      'auth_codes.code_hash auth_codes.challenge auth_codes.method auth_codes.tries auth_codes.expires_at auth_codes.created_at auth_codes.recovers',
    'A sign-in at Google that was begun':
      'oauth_states.state_hash oauth_states.redirect_to oauth_states.challenge oauth_states.expires_at oauth_states.created_at auth_codes.identity',
    'Proofs against robots': 'used_captchas.proof_hash used_captchas.ends_at',
    'Its random id and the moment stay': 'tombstones.player tombstones.deleted_ms',
  },
};

/** Numbers by which rows find each other and changes are told apart, and what is public. */
const NOTHING_PERSONAL = `
  users.id profiles.user_id profile_names.user_id identities.id identities.user_id auth_sessions.id auth_sessions.user_id
  refresh_tokens.session_id factors.id factors.user_id factor_challenges.id factor_challenges.factor_id recovery_codes.user_id
  pictures.user_id mail_tokens.user_id auth_codes.user_id oauth_states.linking_user oauth_states.linking_session auth_codes.linking_session known_sources.user_id mail_queue.id waiting_notices.id
  players.id players.seq players.deferred_rows players.deferred_bytes changes.player changes.seq changes.nonce resets.player resets.seq
  parts.player parts.seq items.player items.id items.seq items.nonce tickets.player facts.name facts.value
  challenge_revisions.challenge challenge_revisions.revision challenge_revisions.saved_ms challenge_revisions.body saves.actor
  posts.id posts.revision posts.slug posts.published posts.created_ms posts.updated_ms posts.deleted_ms posts.title posts.description
  posts.seo_title posts.seo_description posts.thumbnail posts.content`;

const ON_THE_DEVICE: Told = {
  'Cookies and Local Storage': {
    'The players of this browser with nickname, picture and, for an account, its email address':
      'players.localId players.kind players.nickname players.colour players.shape players.accountId players.email players.createdMs players.claimedBy players.claimWantedBy players.claimedSessions',
    'who plays': 'settings.playing settings.preferences',
    'a random number for this browser': 'settings.installId',
    'what keeps you signed in': 'players.signedOut',
    'whether the browser may clear this storage': 'settings.persistence',
    'the address that waits for a mail to finish a sign-up or a recovery': 'settings.waitingMail',
    'the daily challenges of the next weeks': 'content',
    // Under one key a player and path.
    'the figures, users, visits, posts and challenges as they were read last, until this admin signs out here': '',
    'games with their answers, a game that is still open, badges and rewards, figures, your profile with its picture, a changed name or picture until the server has it, the last settings of each game':
      'sessions journal claims parts pulled state.profile meta.profileChanges state.counting state.listing state.document state.uncontained meta.lastSetup',
    'how fast your fingers type here and when that was measured': 'meta.hand',
    'or offered': 'meta.handOffered',
    'sheets that you printed': 'meta.papers',
    'sums of what is known of each fact after each quarter of a year': 'memory',
    'its name, its seats with number and nickname, its rounds, and each result':
      'class.about class.seats class.rounds class.results class.unread',
    'of an erased seat its number and the day': 'class.erased',
    'of an erased round or result a number that stands for it, and when': 'class.erasedWork',
    'the classes of a teacher': 'settings.classes settings.erasedClasses',
    'what waits to be sent with its permission to upload, and what became of what was sent':
      'outbox receipts meta.deviceId meta.cursor meta.ticket meta.clockOffsetMs meta.lastServerMs meta.epoch meta.lastSyncMs meta.generation meta.lastFullListingMs meta.lastCheckMs meta.unknownAccount meta.accountDeleted',
  },
};

/** The files that use the storage of a browser beside its databases. */
const IN_THE_BROWSER: Told = {
  'Cookies and Local Storage': {
    '(theme)': 'client/shell/theme.ts build/inline-scripts.ts',
    'The posts of the blog that were read last': 'client/blog/cache/cached-posts.ts',
    '(tenfold-player)': 'client/window/hints.ts',
    'how who plays likes to play, under the random number of that player here (tenfold-choices)': 'client/device/kept-choices.ts',
    '(tenfold-sound) and vibration (tenfold-vibration)': 'client/play/sound/sounds.ts',
    'for whoever plays by switch how that goes (tenfold-switches)': 'client/window/kept-switches.ts',
    'the seat number and the nickname that were typed last for a class round (tenfold-seat)': 'client/play/round/kept-seat.ts',
    '(seen-tour)': 'client/site/tour/seen-tour.ts',
    '(analytics-consent)': 'client/window/consent.ts',
    '(tenfold-install-dismissed)': 'client/window/install-offer.ts',
    'a guest’s achievements in the tile puzzle': 'client/games/number-puzzle/puzzle-records.ts',
    'Whether the page was loaded anew for a new version': 'client/window/missing-chunk.ts',
    'what a password recovery in this tab needs':
      'client/auth/token-storage.ts client/auth/sign-in-flow.ts client/auth/google-sign-in.ts client/auth/offered.ts',
  },
};

const names = (list: string): readonly string[] => list.split(/\s+/).filter(Boolean);
const namedBy = (told: Told): readonly string[] => Object.values(told).flatMap((section) => Object.values(section).flatMap(names));

const textOf = (title: string): string =>
  Object.values(chapters)
    .filter((chapter) => chapter.title === title)
    .flatMap(({ parts }): readonly (string | readonly { readonly term: string; readonly text: string }[])[] => parts)
    .flatMap((part) => (typeof part === 'string' ? [part] : part.map(({ term, text }) => `${term}: ${text}`)))
    .join(' ');

describe('/privacy', () => {
  it('tells of every column of the server’s database, or it names nobody', () => {
    const known = [...namedBy(ON_THE_SERVER), ...names(NOTHING_PERSONAL)];
    expect(serverColumns().length).toBeGreaterThan(150);
    expect(known.toSorted()).toEqual(serverColumns().toSorted());
  });

  it('tells of everything that is stored in the databases of a device', () => {
    expect(namedBy(ON_THE_DEVICE).toSorted()).toEqual([...playerKeys(), ...deviceKeys(), ...classKeys()].toSorted());
  });

  it('tells of every use of the browser’s other storage', () => {
    expect(namedBy(IN_THE_BROWSER).toSorted()).toEqual(browserStorageUsers().toSorted());
  });

  it.each([ON_THE_SERVER, ON_THE_DEVICE, IN_THE_BROWSER].flatMap((told) => Object.entries(told)))(
    'has in “%s” the words',
    (title, words) => {
      const text = textOf(title);
      expect(Object.keys(words).filter((phrase) => !text.includes(phrase))).toEqual([]);
    },
  );

  it('names the times that the server keeps to', () => {
    const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
    const times = [
      `${SESSION_IDLE_MS / DAY} days without use, at the latest after ${SESSION_WHOLE_MS / DAY} days`,
      `${TICKET_DAYS} days, renewed while you play`,
      `A link works for ${SIGNUP_LINK_MS / HOUR} hours at most, a code for ${MAIL_CODE_MS / MINUTE} minutes`,
      `Counts of wrong passwords ${WRONG_PASSWORDS_MS / MINUTE} minutes`,
      `${KNOWN_SOURCE_MS / DAY} days after the last time`,
      `${CAPTCHA_MS / MINUTE} minutes. A sign-in at Google that was begun: ${OAUTH_STATE_MS / MINUTE} minutes`,
    ];
    expect(textOf('Data Retention')).toContain(`${KEPT_DAYS} days after its last round`);
    expect(times.filter((time) => !textOf('Data Retention').includes(time))).toEqual([]);
    expect([WRONG_CODES_MS, KEPT_MS]).toEqual([DAY, 3 * DAY]);
  });
});
