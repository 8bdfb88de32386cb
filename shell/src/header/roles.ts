import { alphabetically } from 'shared/config-data';
import type { Person } from 'shared/contract';

/** A body of the consortium and what the person does there, e.g. `BCM – manager`. */
export interface RoleLine {
  body: string;
  roles: string;
}

/** A person's roles, one line a work unit or consortium, in alphabetical order (pain point PP-47). */
export function roleLines({ rolesWorkUnits, rolesConsortia }: Person): RoleLine[] {
  const roles = [
    ...rolesWorkUnits.map(({ workUnitName, roleName }) => ({ body: workUnitName, role: roleName })),
    ...rolesConsortia.map(({ consortiumName, roleName }) => ({ body: consortiumName, role: roleName })),
  ];
  const bodies = [...new Set(roles.map(({ body }) => body))].sort(alphabetically);
  return bodies.map((body) => ({
    body,
    roles: [...new Set(roles.filter((role) => role.body === body).map(({ role }) => role))].join(', '),
  }));
}
