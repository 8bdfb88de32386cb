import Type, { type Static } from 'typebox';

/** The most files of an app, and the longest upload in bytes. */
const MOST_FILES = 500;
export const LONGEST_RELEASE = 16 * 1024 * 1024;

/** A file of a build: its path has no dots at the beginning of a part, so that it leads nowhere else. */
const ReleasedFile = Type.Object({
  path: Type.String({
    pattern: '^[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*){0,3}$',
    maxLength: 200,
  }),
  /** In base64. */
  content: Type.String({ maxLength: LONGEST_RELEASE }),
});

/** POST /api/releases/{name}: a whole build of an app. */
export const ReleaseUpload = Type.Object({
  version: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.]+)?$', maxLength: 60 }),
  files: Type.Array(ReleasedFile, { minItems: 1, maxItems: MOST_FILES }),
  /** A canary: only these browsers run it, until it is promoted. */
  audience: Type.Optional(
    Type.Object({
      percentage: Type.Number({ minimum: 0, maximum: 100 }),
      accounts: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 }),
    }),
  ),
  /** The version may be older than the live one; needs a reason. */
  older: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
  /** Of the sources. */
  commit: Type.Optional(Type.String({ pattern: '^[0-9a-f]{7,40}\\+?$', maxLength: 41 })),
});
export type ReleaseUpload = Static<typeof ReleaseUpload>;

export const ReleasePath = Type.Object({
  name: Type.String({ pattern: '^(shell|remote-[a-z][a-z-]*)$', maxLength: 48 }),
});

/** What is live now, or a canary. */
export const Released = Type.Object({ name: Type.String(), version: Type.String() });
export type Released = Static<typeof Released>;

/** GET /api/releases/own: apps that the caller may make tokens for, with which they are released. */
export const OwnReleases = Type.Array(Type.String());
export type OwnReleases = Static<typeof OwnReleases>;
