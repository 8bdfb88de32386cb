import type { Difference } from './difference.ts';

/** Differences of many endpoints at once; those named stand for all. */
export const EVERYWHERE: readonly Difference[] = [
  {
    endpoints: [
      'POST /api/projects',
      'PUT /api/projects/:tpn',
      'POST /api/plans',
      'PUT /api/plans/:pin',
      'POST /api/plans/:pin/outcomes',
      'PUT /api/plans/:pin/outcomes/:tpo',
      'POST /api/plans/:pin/outcomes/:tpo/mutations',
      'PUT /api/plans/:pin/outcomes/:tpo/mutations/:min',
      'POST /api/plans/:pin/phenotypingStages',
      'PUT /api/plans/:pin/phenotypingStages/:psn',
    ],
    existing: 'A broken rule answers 500, and five texts show `%s` instead of the value.',
    here: 'It answers 400 with the same text and the value in it, and names the field in subErrors where it can.',
    why: 'A mistake of the caller is not a failure of the server.',
  },
  {
    endpoints: ['POST /api/projects', 'PUT /api/plans/:pin', 'POST /api/plans/:pin/outcomes'],
    existing:
      'A body that does not fit its schema is refused with `Validation error`, and the fields in subErrors.',
    here: 'The message also has the first of them: `Validation error: colony: is missing`.',
    why: 'The existing client shows the message alone.',
  },
  {
    endpoints: ['GET /api/reports/workunit_attempts', 'GET /api/permissionByActionOnResource'],
    existing: 'A missing parameter and an unknown path are problem documents without the envelope.',
    here: 'They are problem documents (`application/problem+json`) with the envelope in them.',
    why: 'Clients that read `apierror` find it in every refusal.',
  },
  {
    endpoints: ['POST /api/projects', 'PUT /api/projects/:tpn', 'POST /api/plans', 'PUT /api/plans/:pin'],
    existing:
      'A request without a token reaches the handler, which judges the body first; elsewhere it is 403.',
    here: 'Whatever writes answers 401 before the body is read. Reading stays as it was (403 where a token is needed).',
    why: 'Visitors change nothing, and learn nothing from what a body breaks.',
  },
  {
    endpoints: ['PUT /api/plans/statusSync'],
    existing: 'Anonymous callers are refused only if there is a plan to update.',
    here: 'They are refused with 401.',
    why: 'It is maintenance.',
  },
  {
    endpoints: ['GET /api/projects', 'GET /api/plans', 'POST /auth/signin'],
    existing: 'Every origin is echoed, with credentials; links begin with the host that the request names.',
    here: 'Every origin may call with a token (`*`); credentials are for this site and `ALLOWED_ORIGINS`. Links begin with `PUBLIC_URL`; without it with the address of this machine, or with the path where the request names another host.',
    why: 'A foreign page must not use the session of a browser, and a link must not lead where a request says.',
  },
  {
    endpoints: [
      'POST /api/projects',
      'PUT /api/projects/:tpn',
      'POST /api/plans',
      'PUT /api/plans/:pin',
      'POST /api/plans/:pin/outcomes',
      'PUT /api/plans/:pin/outcomes/:tpo',
      'POST /api/plans/:pin/outcomes/:tpo/mutations',
      'PUT /api/plans/:pin/outcomes/:tpo/mutations/:min',
      'POST /api/plans/:pin/phenotypingStages',
      'PUT /api/plans/:pin/phenotypingStages/:psn',
      'POST /api/geneList/:consortiumName/content',
    ],
    existing: 'Texts and lists may be as long as a request.',
    here: 'The API document shows how long each may be (a comment 10,000 characters, a name 500, a list of an attempt 500 rows); more is 400 with the field. What was stored longer before can be saved again unchanged.',
    why: 'Lists and histories carry what is stored; one text of megabytes slows down everybody.',
  },
  {
    endpoints: [
      'PUT /api/projects/:tpn',
      'PUT /api/plans/:pin',
      'PUT /api/plans/:pin/outcomes/:tpo',
      'PUT /api/plans/:pin/outcomes/:tpo/mutations/:min',
      'PUT /api/plans/:pin/phenotypingStages/:psn',
      'POST /api/plans/:pin/outcomes/:tpo/mutations/associate',
      'DELETE /api/plans/:pin/outcomes/:tpo/mutations/deleteAssociations',
    ],
    existing: 'The last of two writers wins.',
    here: 'GET gives an ETag; a PUT with `If-Match` of an older one is refused with 412, which names who changed what when. Without the header nothing changes for the client.',
    why: 'No lost update.',
  },
  {
    endpoints: [
      'POST /api/projects',
      'POST /api/plans',
      'POST /api/plans/:pin/outcomes',
      'POST /api/plans/:pin/outcomes/:tpo/mutations',
      'POST /api/plans/:pin/phenotypingStages',
    ],
    existing: 'A request that is sent twice creates twice.',
    here: 'With the header `Idempotency-Key` the second gets the answer of the first, for a day.',
    why: 'A client that did not see the answer must be able to ask again.',
  },
  {
    endpoints: ['GET /api/plans/:pin', 'GET /api/plans/:pin/outcomes', 'GET /api/mutations/:min'],
    existing: 'Missing members and unforeseen values end in a general 500 in many places.',
    here: 'Wrong types, numbers out of range and characters that cannot be stored are 400 with the field.',
    why: 'Every answer must say what to do.',
  },
];
