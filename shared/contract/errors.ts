import Type, { type Static } from 'typebox';

/** One field of a request that was refused. */
export const SubError = Type.Object({
  object: Type.String(),
  field: Type.String(),
  rejectedValue: Type.Optional(Type.Unknown()),
  message: Type.String(),
});
export type SubError = Static<typeof SubError>;

/** The envelope of every failed response. `status` is the HTTP status name with underscores. */
export const ErrorEnvelope = Type.Object({
  apierror: Type.Object({
    status: Type.String(),
    timestamp: Type.String({ description: 'dd-MM-yyyy hh:mm:ss, 12-hour clock, server local time' }),
    message: Type.String({ description: 'Text for the person' }),
    debugMessage: Type.Optional(Type.String()),
    subErrors: Type.Optional(Type.Array(SubError)),
  }),
});
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;

/** A problem document (RFC 9457) with the envelope in it: how a missing parameter is refused. */
export const ProblemEnvelope = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.String(),
  ...ErrorEnvelope.properties,
});
export type ProblemEnvelope = Static<typeof ProblemEnvelope>;
