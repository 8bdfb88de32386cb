/** The conditions of phenotyping stages: they depend on the caller only (api-2 section 7.4, T1 to T5). */
import { isAllowed, type Action, type Actions } from '../../identity/permissions/policy.ts';
import { AVAILABLE, doing, type Condition } from './machine.ts';

/** The machines look at nothing in a stage. */
export type StageState = null;

/** Actions that are permitted to people, whatever they are done to. */
type GeneralAction = { [A in Action]: Actions[A] extends null ? A : never }[Action];

/** As people read it who have never heard of either. */
const DCC = 'the data coordination centre (DCC)';
const CDA_OR_DCC = 'the central data archive (CDA) or the data coordination centre (DCC)';

export const MAY_START = permitted(
  'UPDATE_TO_PHENOTYPING_STARTED',
  'may start phenotyping (DCC)',
  "move to 'Phenotyping Started'",
  DCC,
);

export const MAY_PROCESS = permitted(
  'UPDATE_FROM_ALL_DATA_SENT_TO_ALL_DATA_PROCESSED',
  'may mark data as processed (DCC)',
  "move to 'All Data Processed'",
  DCC,
);

export const MAY_FINISH = permitted(
  'UPDATE_FROM_ALL_DATA_PROCESSED_TO_PHENOTYPING_FINISHED',
  'may finish phenotyping (CDA or DCC)',
  "move to 'Phenotyping Finished'",
  CDA_OR_DCC,
);

export const MAY_UNDO_START = permitted(
  'REVERSE_FROM_PHENOTYPING_STARTED_TO_PHENOTYPING_REGISTERED',
  'may take back the start of phenotyping (DCC)',
  "rollback to 'Phenotyping Registered'",
  DCC,
);

export const MAY_UNDO_FINISH = permitted(
  'REVERSE_FROM_PHENOTYPING_FINISHED_TO_ALL_DATA_PROCESSED',
  'may reopen finished phenotyping (CDA or DCC)',
  "rollback to 'Phenotyping All Data Processed'",
  CDA_OR_DCC,
);

function permitted(
  action: GeneralAction,
  meaning: string,
  deed: string,
  who: typeof DCC | typeof CDA_OR_DCC,
): Condition<StageState> {
  return {
    meaning: `the person ${meaning}`,
    needs: doing(`taken by ${who}`),
    check: (_state, subject) =>
      isAllowed(subject, action, null)
        ? AVAILABLE
        : { available: false, note: `The current user does not have permission to ${deed}` },
  };
}
