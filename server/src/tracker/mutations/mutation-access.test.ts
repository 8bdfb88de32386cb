import { ANONYMOUS, type Subject } from '../../identity/permissions/caller.ts';
import type { PlanColumns } from '../plans/plan-rows.ts';
import { mayReadMutation, mayUpdateMutation } from './mutation-access.ts';

const administrator: Subject = { ...ANONYMOUS, email: 'a@lab.example', personId: 1, isAdmin: true };
const member: Subject = {
  ...ANONYMOUS,
  email: 'm@lab.example',
  personId: 2,
  unitRoles: [{ id: 1, workUnitId: 1, workUnitName: 'JAX', roleName: 'general' }],
};

function plan(workUnitName: string, privacyName: string): PlanColumns {
  return {
    id: 1,
    pin: 'PIN:0000000001',
    version: 1,
    projectId: 1,
    tpn: 'TPN:000000001',
    typeId: 1,
    attemptTypeId: 1,
    workUnitId: 1,
    workGroupId: null,
    statusId: 1,
    summaryStatusId: 1,
    comment: null,
    facts: { project: { privacyName, consortiumNames: [] }, workUnitName, isPhenotyping: false },
  };
}

const open = plan('JAX', 'public');
const own = plan('JAX', 'restricted');
const foreign = plan('TCP', 'restricted');

test.each([
  ['in a public plan', { carriers: [open], owner: open }, [true, true, true], [false, true, true]],
  ['in a restricted plan', { carriers: [own], owner: own }, [false, true, true], [false, true, true]],
  [
    'without outcomes, last in a restricted plan',
    { carriers: [], owner: own },
    [false, true, true],
    [false, true, true],
  ],
  [
    'without outcomes, last in a public plan',
    { carriers: [], owner: open },
    [true, true, true],
    [false, true, true],
  ],
  [
    'without outcomes or owner',
    { carriers: [], owner: undefined },
    [false, false, true],
    [false, false, true],
  ],
  ['linked by others', { carriers: [open, foreign], owner: open }, [false, true, true], [false, false, true]],
  [
    'of others, linked here',
    { carriers: [foreign, open], owner: foreign },
    [false, false, true],
    [false, false, true],
  ],
])(
  'a mutation %s: read and changed by a visitor, a member and an administrator',
  (_what, plans, read, changed) => {
    const callers = [ANONYMOUS, member, administrator];
    expect(callers.map((caller) => mayReadMutation(plans, caller))).toEqual(read);
    expect(callers.map((caller) => mayUpdateMutation(plans, caller))).toEqual(changed);
  },
);
