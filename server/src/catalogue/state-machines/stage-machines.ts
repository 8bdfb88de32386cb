/** Phenotyping stages: the adult and the general machine, and which type of stage goes by which (api-2 section 10). */
import { ALWAYS, byUser, type Machine, type Transition } from './machine.ts';
import {
  MAY_FINISH,
  MAY_PROCESS,
  MAY_START,
  MAY_UNDO_FINISH,
  MAY_UNDO_START,
  type StageState,
} from './stage-conditions.ts';

const REGISTERED = 'Phenotyping Registered';
const REDERIVATION_STARTED = 'Rederivation Started';
const REDERIVATION_COMPLETE = 'Rederivation Complete';
const STARTED = 'Phenotyping Started';
const SENT = 'Phenotyping All Data Sent';
const PROCESSED = 'Phenotyping All Data Processed';
const FINISHED = 'Phenotyping Finished';
const ABORTED = 'Phenotype Production Aborted';

type Row = Transition<StageState>;

const START: Row = byUser(
  'updateToPhenotypingStarted',
  { from: REGISTERED, to: STARTED },
  'Marked as started when the DCC receives phenotype data',
  MAY_START,
  'executed by the DCC when phenotyping is started.',
);

const START_AFTER_REDERIVATION: Row = byUser(
  'updateToPhenotypingStartedAfterRederivation',
  { from: REDERIVATION_COMPLETE, to: STARTED },
  'Marked as started when the DCC recieves phenotype data following a rederivation step',
  MAY_START,
  'executed by the DCC following completion of rederivation.',
);

/** From the start to the end, the same for all stages. */
const DATA: readonly Row[] = [
  byUser(
    'updateToPhenotypingAllDataSent',
    { from: STARTED, to: SENT },
    'No more phenotype data will be sent to the DCC.',
    ALWAYS,
    'Used to indicate all phenotype data has been sent to the DCC.',
  ),
  byUser(
    'updateToPhenotypingAllDataProcessed',
    { from: SENT, to: PROCESSED },
    'Set by the DCC when all phenotype data received and processed.',
    MAY_PROCESS,
    'executed by the DCC when all phenotype data received and processed.',
  ),
  byUser(
    'updateToPhenotypingFinished',
    { from: PROCESSED, to: FINISHED },
    'Marked as finished by the CDA when all phenotype data published',
    MAY_FINISH,
    'executed by the CDA.',
  ),
];

/** The way back. The two kinds of machine describe two of the steps in other words. */
function rollbacks(notes: { sent: string; finished: string }): readonly Row[] {
  return [
    byUser(
      'rollbackPhenotypingStarted',
      { from: STARTED, to: REGISTERED },
      'Rollback the state of phenotyping marked as having phenotyping started.',
      MAY_UNDO_START,
      'Executed by the DCC.',
    ),
    byUser(
      'rollbackPhenotypingAllDataSent',
      { from: SENT, to: STARTED },
      'Rollback the state of phenotyping marked as having all phenotype data sent to allow data entry.',
      MAY_START,
      notes.sent,
    ),
    byUser(
      'rollbackPhenotypingAllDataProcessed',
      { from: PROCESSED, to: SENT },
      'Rollback the state of phenotyping marked as having all phenotype data processed to allow data entry.',
      MAY_START,
      'Executed by the DCC and used when more data needs to be sent.',
    ),
    byUser(
      'rollbackPhenotypingFinished',
      { from: FINISHED, to: PROCESSED },
      'Rollback the state of phenotyping marked as finished to allow an update.',
      MAY_UNDO_FINISH,
      notes.finished,
    ),
    byUser('reverseAbortion', { from: ABORTED, to: REGISTERED }, 'Reverse abortion', ALWAYS),
  ];
}

export const ADULT_STAGE_MACHINE: Machine<StageState> = {
  name: 'adult stage',
  prefix: '',
  statuses: [
    REGISTERED,
    REDERIVATION_STARTED,
    REDERIVATION_COMPLETE,
    STARTED,
    SENT,
    PROCESSED,
    FINISHED,
    ABORTED,
  ],
  transitions: [
    byUser(
      'updateToRederivationStarted',
      { from: REGISTERED, to: REDERIVATION_STARTED },
      'Started rederivation of the colony for phenotyping',
      ALWAYS,
      'executed by the user when rederivation is started.',
    ),
    byUser(
      'updateToRederivationComplete',
      { from: REDERIVATION_STARTED, to: REDERIVATION_COMPLETE },
      'Completed rederivation of the colony for phenotyping',
      ALWAYS,
      'executed by the user when rederivation is complete.',
    ),
    { ...START_AFTER_REDERIVATION, effect: 'keep fixed tissue' },
    { ...START, effect: 'keep fixed tissue' },
    ...DATA,
    ...rollbacks({
      sent: 'Allows more data to be sent.',
      finished: 'executed by the CDA when phenotyping needs updating.',
    }),
    byUser(
      'abortWhenPhenotypeRegistered',
      { from: REGISTERED, to: ABORTED },
      'Abort phenotyping when a phenotype attempt has been registered',
      ALWAYS,
    ),
    byUser(
      'abortWhenRederivationStarted',
      { from: REDERIVATION_STARTED, to: ABORTED },
      'Abort phenotyping when rederivation has been started',
      ALWAYS,
    ),
    byUser(
      'abortWhenRederivationComplete',
      { from: REDERIVATION_COMPLETE, to: ABORTED },
      'Abort phenotyping when rederivation is complete',
      ALWAYS,
    ),
  ],
};

export const GENERAL_STAGE_MACHINE: Machine<StageState> = {
  name: 'general stage',
  prefix: '',
  statuses: [REGISTERED, STARTED, SENT, PROCESSED, FINISHED, ABORTED],
  transitions: [
    START,
    ...DATA,
    ...rollbacks({
      sent: 'Executed by the DCC, allows more data to be sent.',
      finished: 'executed by the CDA or DCC when phenotyping needs updating.',
    }),
    byUser(
      'abortWhenPhenotypingRegistered',
      { from: REGISTERED, to: ABORTED },
      'Abort phenotyping when a phenotype attempt has been registered',
      ALWAYS,
    ),
  ],
};
