import type { PostedMailState } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import type { IdentityContext } from '../context.ts';
import { newToken } from '../sessions/one-time-token.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';

const LIFE_HOURS = 2;
/** Who is invited may be away: until a password is set, the account is of no use to anybody. */
const WELCOME_DAYS = 7;

/** Why a link is made. */
export interface ResetLinkCause {
  /** Null for a command on the server's machine. */
  remoteAddress: string | null;
  /** E-mail of the person who requested it, if it was someone else. */
  actor: string | null;
}

/** What mailing a link needs. */
export type ResetLinkContext = Pick<IdentityContext, 'mailer' | 'settings'>;

/** Mails a person a link that sets their password, in the transaction that makes it. Resolves to where the mail is then. */
export async function mailResetLink(
  tx: Db,
  { mailer, settings }: ResetLinkContext,
  person: { id: number; email: string },
  cause: ResetLinkCause,
): Promise<PostedMailState> {
  const { link, expiresAt } = await makeResetLink(tx, settings, person, cause);
  const text = mailText(link, cause.actor);
  return mailer.post(tx, { to: person.email, subject: 'Set a new password', text, usefulUntil: expiresAt });
}

/** Mails somebody new what the tracker is, what they may do in it, and how they begin. Resolves to where the mail is then. */
export async function mailWelcome(
  tx: Db,
  { mailer, settings }: ResetLinkContext,
  person: { id: number; email: string; roles: string },
  cause: ResetLinkCause,
): Promise<PostedMailState> {
  const { link, expiresAt } = await makeResetLink(tx, settings, person, cause, WELCOME_DAYS * 24);
  return mailer.post(tx, {
    to: person.email,
    subject: 'Welcome to the Gene Targeting Tracker',
    text: welcomeText({ site: siteAddressOf(settings), link, roles: person.roles, actor: cause.actor }),
    usefulUntil: expiresAt,
  });
}

/** Makes a link that sets the password of a person, once. Only its hash is stored. */
export async function makeResetLink(
  tx: Db,
  settings: Pick<IdentityContext['settings'], 'publicUrl' | 'host' | 'port'>,
  person: { id: number; email: string },
  { remoteAddress, actor }: ResetLinkCause,
  lifeHours = LIFE_HOURS,
): Promise<{ link: string; expiresAt: Date }> {
  const { token, hash } = newToken();
  const expiresAt = new Date(Date.now() + lifeHours * HOUR_MS);
  await tx
    .insertInto('password_reset')
    .values({ person_id: person.id, token_hash: hash, expires_at: expiresAt })
    .execute();
  await noteSecurityEvent(tx, {
    kind: 'password reset requested',
    email: person.email,
    personId: person.id,
    remoteAddress,
    actor,
  });
  const site = siteAddressOf(settings);
  return { link: `${site}/#/reset-password?token=${token}`, expiresAt };
}

function mailText(link: string, actor: string | null): string {
  return [
    actor === null
      ? 'Somebody, probably you, asked for a new password for the Gene Targeting Tracker.'
      : `${actor}, who looks after your account of the Gene Targeting Tracker, asks you to set a password.`,
    '',
    'Set it here within two hours:',
    link,
    '',
    'If you did not expect this, do nothing: your password stays as it is.',
  ].join('\n');
}

interface WelcomeFacts {
  site: string;
  link: string;
  /** `JAX manager, IMPC general`; empty for somebody without a role. */
  roles: string;
  actor: string | null;
}

function welcomeText({ site, link, roles, actor }: WelcomeFacts): string {
  return [
    `${actor ?? 'Somebody'} has made an account for you in the Gene Targeting Tracker, where the consortium plans its`,
    'gene-targeting projects and follows how far they have come.',
    '',
    `1. Set your password, once and within ${WELCOME_DAYS} days:`,
    `   ${link}`,
    `   Later, ask for another link: ${site}/#/forgot-password`,
    `2. Your roles: ${roles || 'none yet; a manager of your work unit gives them'}.`,
    `3. See what waits for your work unit in My work: ${site}/#/work`,
    `4. Follow genes and projects to hear of changes: ${site}/#/following`,
    `The manual: ${site}/docs/user-manual.pdf`,
  ].join('\n');
}
