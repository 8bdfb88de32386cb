import Type, { type Static } from 'typebox';
import { Nullable } from './schema-helpers.ts';

/** What somebody does so that a step can be taken. */
export const StepCondition = Type.Object({
  text: Type.String({ description: 'In the imperative: `enter Number of Embryos Injected or …`' }),
  fields: Type.Array(Type.String(), {
    description:
      'The fields meant, by their names in the API; a list of the record, such as mutations, by its own',
  }),
});
export type StepCondition = Static<typeof StepCondition>;

/** A step that leads to a status. */
export const StepToStatus = Type.Object({
  from: Type.String(),
  action: Type.String(),
  triggeredByUser: Type.Boolean({ description: 'False: the server takes it as soon as the data allow' }),
  needs: Nullable(StepCondition),
});
export type StepToStatus = Static<typeof StepToStatus>;

/** A status on the way to what the work is for; statuses that end it without are not among them. */
export const StatusOnPath = Type.Object({
  statusName: Type.String(),
  isOptional: Type.Boolean({ description: 'The goal is also reached without it' }),
  steps: Type.Array(StepToStatus),
});
export type StatusOnPath = Static<typeof StatusOnPath>;

/** The way of one kind of record, from its first status to its goal. */
export const StatusPath = Type.Object({
  name: Type.String({ description: 'Attempt type of plans, stage type of stages; colony; specimen' }),
  statuses: Type.Array(StatusOnPath),
  continuedBy: Type.Array(Type.Object({ name: Type.String(), needs: StepCondition }), {
    description:
      'The paths of the records that a plan leads to, and how one is added; the first is the usual one',
  }),
});
export type StatusPath = Static<typeof StatusPath>;

export const StatusPaths = Type.Array(StatusPath);
export type StatusPaths = Static<typeof StatusPaths>;
