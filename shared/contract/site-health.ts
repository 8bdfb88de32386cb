import Type, { type Static } from 'typebox';
import { CalendarDate, Instant } from './schema-helpers.ts';
import { BROWSER_FAMILIES, SITE_ERROR_KINDS, SitePart, VITALS } from './site-reports.ts';

/** How a value is judged by the makers of browsers. */
export const VITAL_RATINGS = ['good', 'needs improvement', 'poor'] as const;
export type VitalRating = (typeof VITAL_RATINGS)[number];

/** What visits have measured of one part: three visits of four were as good as `p75` or better. */
const VitalSummary = Type.Object({
  metric: Type.Enum(VITALS),
  samples: Type.Integer(),
  p50: Type.Number(),
  p75: Type.Number(),
  p95: Type.Number(),
  /** Of p75. */
  rating: Type.Enum(VITAL_RATINGS),
});
export type VitalSummary = Static<typeof VitalSummary>;

/** One version of an area, as the visits of the period ran it. */
const PartHealth = Type.Object({
  ...SitePart.properties,
  /** Pages that ran it. */
  visits: Type.Integer(),
  errors: Type.Integer(),
  lastDay: CalendarDate,
  vitals: Type.Array(VitalSummary),
});
export type PartHealth = Static<typeof PartHealth>;

/** Failures that are the same but for where and when they happened. */
const ErrorGroup = Type.Object({
  id: Type.String(),
  area: Type.String(),
  kind: Type.Enum(SITE_ERROR_KINDS),
  message: Type.String(),
  /** In the period, in all versions of the area. */
  count: Type.Integer(),
  versions: Type.Array(Type.Object({ version: Type.String(), count: Type.Integer() })),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  /** The last one. */
  example: Type.Object({
    version: Type.String(),
    route: Type.String(),
    browser: Type.Enum(BROWSER_FAMILIES),
    stack: Type.Array(Type.String()),
    /** All that its page ran: `shell 1.1.0`. */
    runs: Type.Array(Type.String()),
  }),
});
export type ErrorGroup = Static<typeof ErrorGroup>;

/** When a backup was last restored and verified, and whether that failed since. */
export const RestoreHealth = Type.Object({
  /** Absent where none was ever. */
  proven: Type.Optional(
    Type.Object({
      at: Instant,
      /** The last change that came back. */
      restoredTo: Instant,
      tables: Type.Integer(),
      rows: Type.Integer(),
    }),
  ),
  failedAt: Type.Optional(Instant),
});
export type RestoreHealth = Static<typeof RestoreHealth>;

/** GET /api/siteHealth?days=&area= */
export const SiteHealth = Type.Object({
  /** The period: so many days until today. */
  days: Type.Integer(),
  /** Areas of which something is known in the period, whatever area was requested. */
  areas: Type.Array(Type.String()),
  parts: Type.Array(PartHealth),
  /** The newest first. */
  errors: Type.Array(ErrorGroup),
  /** All groups of the period; more than `errors` where there are very many. */
  errorGroups: Type.Integer(),
  /** For how many days all this is kept. */
  keptDays: Type.Integer(),
  /** Of a hundred pages so many report; 0: none does. */
  reportedPercent: Type.Integer(),
  /** Absent where the server is not set up to know. */
  restore: Type.Optional(RestoreHealth),
});
export type SiteHealth = Static<typeof SiteHealth>;

export const SiteHealthQuery = Type.Object({
  days: Type.Optional(Type.String({ description: 'From 1 to 365; 7 without it' })),
  area: Type.Optional(Type.String({ description: '`shell`, or the name of a remote; all without it' })),
});
export type SiteHealthQuery = Static<typeof SiteHealthQuery>;
