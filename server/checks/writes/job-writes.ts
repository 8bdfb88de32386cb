/** Work on many at once: everybody who is signed in gives jobs, whose rows keep the rules of their records (refused-jobs.test.ts). */
import { NEW_PROJECT, sheetOf } from '../../src/tracker/bulk/import/testing/imports.ts';
import type { World } from './world.ts';
import { NOT_SIGNED_IN, OTHERS_AND_DCC, write, type Write } from './write.ts';

const ofEverybody = { may: 'member', mayNot: NOT_SIGNED_IN } as const;

/** In an order in which all of them succeed. */
export function jobWrites({ tpn, pin, jobId }: World): Write[] {
  const action = { name: 'changeProjects', comment: 'changed by a job' };
  return [
    write('POST /api/v2/bulkJobs', ofEverybody, { body: { action, targets: [tpn], isPreview: false } }),
    write(
      'POST /api/v2/bulkJobs/{id}/undo',
      { may: 'member', mayNot: [...OTHERS_AND_DCC, 'manager'] },
      { url: `/api/v2/bulkJobs/${jobId}/undo` },
    ),
    write('POST /api/v2/imports/newProjects', ofEverybody, {
      file: sheetOf([{ ...NEW_PROJECT, Consortia: 'IMPC' }]),
    }),
    write('POST /api/v2/imports/attemptUpdates', ofEverybody, {
      file: sheetOf([{ PIN: pin, 'Number Transferred': '3' }]),
    }),
  ];
}
