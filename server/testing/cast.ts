import type { Db } from '../src/platform/database/database.ts';
import { addPerson } from '../src/identity/people/testing/people.ts';
import { readSettings } from '../src/platform/settings/settings.ts';
import type { TestProject } from './test-projects.ts';

/**
 * The kinds of person that visibility distinguishes (api-1 §5.4), by their relation to `RELATED_WORK`, with the
 * e-mail of each. Anonymous visitors have no e-mail.
 */
export const CAST = {
  stranger: 'stranger@lab.example',
  unitMember: 'unit@lab.example',
  consortiumMember: 'consortium@lab.example',
  memberOfConsortiumUnit: 'consortium.unit@lab.example',
  administrator: 'admin@lab.example',
  dcc: readSettings({}).dccUserKey,
} as const;

/** Work of JAX for the consortia IMPC and BaSH; BCM is a member of BaSH. */
export const RELATED_WORK = {
  consortia: ['IMPC', 'BaSH'],
  plans: [
    { workUnit: 'JAX', workGroup: 'BaSH', colonies: ['JAX-1'] },
    { workUnit: 'UCD', workGroup: 'DTCC', type: 'phenotyping', reference: 'UCD-P1' },
  ],
} as const satisfies TestProject;

/** Adds the test people. The look-up lists must be loaded. */
export async function addCast(db: Db): Promise<void> {
  await addPerson(db, { email: CAST.stranger, unitRoles: [['TCP', 'manager']] });
  await addPerson(db, { email: CAST.unitMember, unitRoles: [['JAX', 'general']] });
  await addPerson(db, { email: CAST.consortiumMember, consortiumRoles: [['IMPC', 'general']] });
  await addPerson(db, { email: CAST.memberOfConsortiumUnit, unitRoles: [['BCM', 'general']] });
  await addPerson(db, { email: CAST.administrator, isAdmin: true });
  await addPerson(db, { email: CAST.dcc });
}
