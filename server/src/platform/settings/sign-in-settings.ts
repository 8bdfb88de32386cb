import { integer, mailService, secret, text } from './parsers.ts';
import { optional, setting } from './setting.ts';

/** Settings of signing in, of what keeps guessing in bounds, and of mail. */
export const SIGN_IN_SETTINGS = {
  jwtSecret: optional(
    'JWT_SECRET',
    secret(32),
    'signs access tokens and links of mails, encrypts the secrets of webhooks and mails that wait',
    'made once, kept in the database',
  ),
  accessTokenMinutes: setting(
    'ACCESS_TOKEN_MINUTES',
    15,
    integer(1, 1440),
    'life of an access token that a refresh cookie renews',
  ),
  longAccessTokenMinutes: setting(
    'LONG_ACCESS_TOKEN_MINUTES',
    180,
    integer(1, 1440),
    'life of an access token without a refresh cookie (scripts, older clients)',
  ),
  sessionDays: setting(
    'SESSION_DAYS',
    14,
    integer(1, 365),
    'a session ends when it was not used for so many days',
  ),
  sessionLongestDays: setting(
    'SESSION_LONGEST_DAYS',
    90,
    integer(1, 3650),
    'a session ends so many days after the sign-in, however much it is used',
  ),
  lockOutAfter: setting(
    'LOCK_OUT_AFTER',
    5,
    integer(2, 100),
    'sign-ins of an account that fail one after another before it locks, for a minute at first and then longer',
  ),
  lockOutLongestMinutes: setting(
    'LOCK_OUT_LONGEST_MINUTES',
    60,
    integer(1, 1440),
    'longest time that an account or a network address is locked',
  ),
  signInFailuresPerAddress: setting(
    'SIGN_IN_FAILURES_PER_ADDRESS',
    50,
    integer(5, 100_000),
    'failed sign-ins from a network address (of IPv6: a network, /64) before it locks; one is forgotten every half minute',
  ),
  resetMailsPerAccount: setting(
    'RESET_MAILS_PER_ACCOUNT',
    5,
    integer(1, 1000),
    'reset mails for an account before it has to wait; one is forgotten every ten minutes',
  ),
  resetMailsPerAddress: setting(
    'RESET_MAILS_PER_ADDRESS',
    30,
    integer(1, 100_000),
    'reset mails asked for from a network address before it has to wait; one is forgotten every minute',
  ),
  smtpUrl: optional(
    'SMTP_URL',
    mailService,
    'mail service, such as `smtp://user:password@mail.example:587` or `smtps://…`',
    'unset: mails stay in the outbox, which administrators can read',
  ),
  mailFrom: setting('MAIL_FROM', 'Gene Targeting Tracker <no-reply@localhost>', text, 'sender of mails'),
};
