/** Writes of people, their accounts, sessions and tokens, and of releases. */
import { uploadOf } from '../../src/identity/releases/testing/upload-of.ts';
import { MEMBER } from '../scenarios/scenario.ts';
import { RELEASED } from './callers.ts';
import { COLLEAGUE, type World } from './world.ts';
import { NO_ADMINISTRATORS, NO_MANAGERS, NOT_SIGNED_IN, write, type Write } from './write.ts';

/** What everybody may who is signed in. */
const ofEverybody = { may: 'member', mayNot: NOT_SIGNED_IN } as const;
/** The same but for tokens of scripts, whosever they are (ADR 19). */
const inPerson = { may: 'member', mayNot: ['token for writing', ...NOT_SIGNED_IN] } as const;
/** What is the member's alone. */
const ofMember = {
  may: 'member',
  mayNot: [...inPerson.mayNot, 'stranger', 'reader', 'administrator'],
} as const;
const ofManagers = { may: 'manager', mayNot: ['token for writing', ...NO_MANAGERS] } as const;
const ofAdministrators = {
  may: 'administrator',
  mayNot: ['token for writing', ...NO_ADMINISTRATORS],
} as const;

const ROLES = {
  rolesWorkUnits: [{ id: null, workUnitName: 'JAX', roleName: 'general' }],
  rolesConsortia: [],
};

/** In an order in which all of them succeed. */
export function peopleWrites(world: World): Write[] {
  return [...peopleRows(), ...tokenWrites(world), releaseWrite(world), ...sessionWrites(world)];
}

function peopleRows(): Write[] {
  const person = `/api/people/${COLLEAGUE}`;
  const administrator = { name: 'New', isAdmin: true, rolesWorkUnits: [], rolesConsortia: [] };
  return [
    write('PUT /api/people', ofEverybody, { body: { name: 'Changed', contactable: true } }),
    // Nobody makes themselves an administrator.
    write(
      'PUT /api/people',
      { may: 'administrator', mayNot: NO_ADMINISTRATORS },
      { body: { name: 'Changed', isAdmin: true } },
    ),
    write('PUT /api/people/resetPassword', ofEverybody),
    write('POST /api/people', ofManagers, { body: { name: 'New', email: 'new@lab.example', ...ROLES } }),
    // Managers create people, but no administrators.
    write('POST /api/people', ofAdministrators, { body: { ...administrator, email: 'other@lab.example' } }),
    write('POST /api/people/invitations', ofManagers, {
      body: { ...ROLES, emails: ['invited@lab.example'] },
    }),
    write('PUT /api/people/{email}', ofManagers, { url: person, body: { name: 'Changed', ...ROLES } }),
    write('POST /api/people/{email}/passwordReset', ofManagers, { url: `${person}/passwordReset` }),
    write('PUT /api/people/update_user_auth_id/{email}/{authId}', ofAdministrators, {
      url: `/api/people/update_user_auth_id/${COLLEAGUE}/changed`,
    }),
    write('POST /api/v2/people/{email}/transfer', ofManagers, {
      url: `/api/v2/people/${MEMBER}/transfer`,
      body: { to: COLLEAGUE },
    }),
    write('PUT /api/accounts/{email}', ofManagers, {
      url: `/api/accounts/${COLLEAGUE}`,
      body: { isActive: false },
    }),
    write('PUT /api/accounts/{email}', ofAdministrators, {
      url: `/api/accounts/${COLLEAGUE}`,
      body: { isAdmin: true },
    }),
  ];
}

function tokenWrites({ tokenId }: World): Write[] {
  const token = (scope: string) => ({ body: { name: `A token to ${scope}`, scope, days: 30 } });
  return [
    write('POST /api/personalTokens', inPerson, token('write')),
    write('POST /api/personalTokens', ofAdministrators, token(`release:${RELEASED}`)),
    write('DELETE /api/personalTokens/{id}', ofMember, { url: `/api/personalTokens/${tokenId}` }),
  ];
}

/** Not even administrators release without the token for it. */
function releaseWrite({ site }: World): Write {
  const mayNot = [
    'visitor',
    'token for reading',
    'token for writing',
    'stranger',
    'member',
    'administrator',
  ] as const;
  return write(
    'POST /api/releases/{name}',
    { may: 'token for releases', mayNot },
    {
      url: `/api/releases/${RELEASED}`,
      body: uploadOf(site.build(RELEASED, '1.1.0'), '1.1.0'),
      changesNothing: 'Releases are files of the site.',
    },
  );
}

/** The last of all: nothing of the member works afterwards. */
function sessionWrites({ sessionId }: World): Write[] {
  return [
    write('DELETE /api/sessions/{id}', ofMember, { url: `/api/sessions/${sessionId}` }),
    write('DELETE /api/sessions', inPerson),
  ];
}
