import { ALWAYS } from '../machine.ts';
import * as conditions from '../stage-conditions.ts';
import { forEverybody, forPeople, type Cases } from './cases.ts';

const refusal = (deed: string) => `The current user does not have permission to ${deed}`;

/** Every condition of the machines of phenotyping stages, with the people who meet it (api-2 section 2). */
export const STAGE_CASES: readonly Cases<conditions.StageState>[] = [
  forEverybody<conditions.StageState>(ALWAYS, null),
  forPeople(conditions.MAY_START, null, ['dcc', 'administrator'], refusal("move to 'Phenotyping Started'")),
  forPeople(conditions.MAY_PROCESS, null, ['dcc', 'administrator'], refusal("move to 'All Data Processed'")),
  forPeople(
    conditions.MAY_FINISH,
    null,
    ['dcc', 'cda', 'administrator'],
    refusal("move to 'Phenotyping Finished'"),
  ),
  forPeople(
    conditions.MAY_UNDO_START,
    null,
    ['dcc', 'administrator'],
    refusal("rollback to 'Phenotyping Registered'"),
  ),
  forPeople(
    conditions.MAY_UNDO_FINISH,
    null,
    ['dcc', 'cda', 'administrator'],
    refusal("rollback to 'Phenotyping All Data Processed'"),
  ),
];
