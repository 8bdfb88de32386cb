import type { Difference } from './difference.ts';

const IDENTITY = 'PUT /api/people/update_user_auth_id/:email/:authId';

export const OF_PEOPLE: readonly Difference[] = [
  {
    endpoints: ['POST /api/people'],
    existing:
      'The right to manage users may not be asked, anybody who has it makes administrators, and gives any role anywhere.',
    here: 'Administrators and managers; only administrators make administrators; managers give manager and general where they are manager. Otherwise 403.',
    why: 'Recommended by the reference (api-1 §4.2, §4.4).',
  },
  {
    endpoints: ['POST /api/people', 'PUT /api/people/:email'],
    existing:
      'Whoever has the address of a service (CDA, DCC) has its rights, and managers add such an address.',
    here: 'Only administrators add or change the accounts of services, and nobody with a personal access token adds or changes people: 403.',
    why: 'A manager, or a leaked token, must not gain rights that no role gives.',
  },
  {
    endpoints: ['POST /api/people'],
    existing: 'The identity service keeps the password, and its refusal is swallowed.',
    here: 'The tracker keeps a hash, and a password has 10 to 200 characters and is none of those that many people have, as for a reset. An address in another case is the same one; a text that is no address is 400 with its field. Without a password the person is mailed a link that sets one.',
    why: 'Nobody is added who cannot sign in, and nobody twice.',
  },
  {
    endpoints: ['PUT /api/people/:email'],
    existing:
      'The caller must be manager of one of the new work units of the person (500); all roles are replaced.',
    here: 'Of one of those before the change and of one after it (403, with the same text). Managers change roles where they are manager; the others stay, and adding one is 403.',
    why: 'A manager could have taken over anybody by giving them a role in the own work unit.',
  },
  {
    endpoints: ['GET /api/people/:email', 'PUT /api/people/:email', IDENTITY],
    existing: 'An unknown address is 500.',
    here: 'It is 404 with the text of GET.',
    why: 'As for every other resource.',
  },
  {
    endpoints: ['PUT /api/people/:email', 'PUT /api/people', 'POST /api/people', IDENTITY],
    existing: 'Changes of people leave no trace.',
    here: 'Each is in the history, with who made it; PUT with `If-Match` of an older version is refused with 412.',
    why: 'Rights are looked into when something went wrong.',
  },
  {
    endpoints: ['PUT /api/people/:email', 'PUT /api/people'],
    existing: '`isAdmin` is ignored.',
    here: 'It is not changed here either (an administrator does that at the account), but refused with 403 where it would make an administrator of somebody and the caller is none. An edit makes an account active again only if an administrator makes it.',
    why: 'Who tries it is told no, and it is in the log of security events.',
  },
  {
    endpoints: ['POST /auth/signin'],
    existing:
      'The identity service checks every password; 500 with the general text when it does not answer.',
    here: 'Local accounts; with `OIDC_PASSWORD_GRANT` the service is asked about passwords that fit none, and 502 names it when it does not answer. Access tokens that it made for this site are accepted.',
    why: 'One command starts the tracker; institutes with a service go on using it.',
  },
  {
    endpoints: ['POST /auth/signin'],
    existing: 'Passwords can be guessed without end.',
    here: 'After five failures an account locks for a minute, then longer; a network address after many. 429 with `Retry-After`, the same for addresses that nobody has.',
    why: 'Guessing must not pay.',
  },
  {
    endpoints: ['POST /api/people/requestPasswordReset', 'PUT /api/people/resetPassword'],
    existing: 'As many mails as one asks for. An address that nobody has is 500.',
    here: 'Five for an account and thirty for a network address, then 429 with `Retry-After`; an address that nobody has is 400 with the text of the reference.',
    why: 'The text tells who has an account, so going through a list of addresses must not work.',
  },
  {
    endpoints: [IDENTITY],
    existing: 'Everybody with a token may set it for everybody.',
    here: 'Administrators only, otherwise 403.',
    why: 'Recommended by the reference.',
  },
];
