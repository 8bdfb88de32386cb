import Type, { type Static } from 'typebox';

/** What people notice of the site, one by one. */
export const SITE_PARTS = ['database', 'mail', 'jobs'] as const;
export type SitePartName = (typeof SITE_PARTS)[number];

/** `off`: this installation does not have it. */
export const PART_STATES = ['works', 'delayed', 'fails', 'off'] as const;
export type PartState = (typeof PART_STATES)[number];

const PartStatus = Type.Object({
  part: Type.Enum(SITE_PARTS),
  state: Type.Enum(PART_STATES),
  /** Since when it is delayed; null otherwise, or where that is not known. */
  since: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
});
export type PartStatus = Static<typeof PartStatus>;

const ServedDay = Type.Object({
  /** In UTC. */
  day: Type.String({ format: 'date' }),
  /** Of these, those in which the site could store something. */
  served: Type.Integer({ minimum: 0 }),
  /** Whole minutes of the day that are over, since the first that was counted. */
  minutes: Type.Integer({ minimum: 0 }),
});
export type ServedDay = Static<typeof ServedDay>;

/** GET /api/v2/status: whether the site does what it is for, for everybody. Ours. */
export const SiteStatus = Type.Object({
  checkedAt: Type.String({ format: 'date-time' }),
  parts: Type.Array(PartStatus),
  /** The last 30 days, latest first; null while the database fails. */
  days: Type.Union([Type.Array(ServedDay), Type.Null()]),
});
export type SiteStatus = Static<typeof SiteStatus>;
