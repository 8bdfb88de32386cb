import { jobWrites } from './job-writes.ts';
import { peopleWrites } from './people-writes.ts';
import { personalWrites } from './personal-writes.ts';
import { readingWrites } from './reading-writes.ts';
import { workWrites } from './work-writes.ts';
import type { World } from './world.ts';
import type { Write } from './write.ts';

/** Everything that can be changed through the API, in an order in which all of it succeeds. */
export async function allWrites(world: World): Promise<Write[]> {
  return [
    ...(await workWrites(world)),
    ...jobWrites(world),
    ...readingWrites(world),
    ...personalWrites(world),
    ...peopleWrites(world),
  ];
}
