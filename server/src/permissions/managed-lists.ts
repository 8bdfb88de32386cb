import type { ManagedList } from 'shared/contract';
import type { Db } from '../db/database.ts';
import { managedConsortia, managedWorkUnits, type Subject } from './caller.ts';

/**
 * What a manager can hand out: the work units and consortia that they manage (administrators: all), and all
 * roles; always three lists in this order (api-1 section 6.3).
 */
export async function listsByManager(db: Db, caller: Subject): Promise<ManagedList[]> {
  const names = async (table: 'work_unit' | 'consortium' | 'role') =>
    (await db.selectFrom(table).select('name').orderBy('id').execute()).map(({ name }) => name);
  const workUnits = caller.isAdmin ? await names('work_unit') : managedWorkUnits(caller);
  const consortia = caller.isAdmin ? await names('consortium') : managedConsortia(caller);
  return [
    asList('workUnits', workUnits),
    asList('consortia', consortia),
    asList('roles', await names('role')),
  ];
}

function asList(entityName: string, names: readonly string[]): ManagedList {
  return { entityName, values: [...new Set(names)].map((name) => ({ name })) };
}
