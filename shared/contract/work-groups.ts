import Type, { type Static } from 'typebox';
import { CalendarDate } from './schema-helpers.ts';

const ORGANISATION = {
  id: Type.Integer(),
  name: Type.String(),
  description: Type.Optional(Type.String()),
  createdAt: Type.Optional(CalendarDate),
  createdBy: Type.Optional(Type.String()),
  lastModified: Type.Optional(CalendarDate),
  lastModifiedBy: Type.Optional(Type.String()),
};

/** A programme under which work units work (api-1 §8). Fields without a value are left out. */
export const WorkGroup = Type.Object(ORGANISATION);
export type WorkGroup = Static<typeof WorkGroup>;

/** Who pays, and for which work groups. */
export const Funder = Type.Object({ ...ORGANISATION, workGroups: Type.Array(WorkGroup) });
export type Funder = Static<typeof Funder>;

export const WorkGroupsByWorkUnitQuery = Type.Object({ workUnitName: Type.String() });
export const FundersQuery = Type.Object({ workGroupName: Type.String() });
