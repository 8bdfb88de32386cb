import Type, { type Static } from 'typebox';
import { InputText } from './request-values.ts';
import { Nullable } from './schema-helpers.ts';

/** A step that leads out of the present status, for the person who asks. */
export const AvailableTransition = Type.Object({
  action: Type.String({ description: 'What a client sends as `actionToExecute`' }),
  description: Type.String(),
  triggeredByUser: Type.Boolean({ description: 'False: the server makes it as soon as the data allows' }),
  available: Type.Boolean(),
  note: Nullable(Type.String()),
  nextStatus: Type.String({
    description: 'Generic name: without the prefix of a late adult, haplo-essential or embryo stage',
  }),
});
export type AvailableTransition = Static<typeof AvailableTransition>;

/** The present status of a plan, colony, specimen or stage, and the steps that lead out of it. */
export const StatusTransition = Type.Object({
  currentStatus: Type.String(),
  transitions: Type.Array(AvailableTransition),
  actionToExecute: Type.Null({ description: 'Set by clients when they save' }),
});
export type StatusTransition = Static<typeof StatusTransition>;

/** The step that is requested; other members of transitions are ignored. */
export const StatusTransitionInput = Type.Optional(
  Nullable(
    Type.Object({ actionToExecute: InputText }, { description: 'The step to take, in any case of letters' }),
  ),
);
