import type { PersonalTokenCreated, TokenScope } from 'shared/contract';
import { send } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { MEMBER } from '../scenarios/scenario.ts';

/** Manages JAX. */
export const MANAGER = 'manager@lab.example';
/** The app that one of the tokens is for. */
export const RELEASED = 'remote-reports';

/**
 * Everybody who calls. The stranger is a manager, of another work unit; the reader belongs to the consortium of the project, reads all
 * of it, and may change none of it. The tokens are the administrator's, so that nothing but their scope stops them.
 */
export type CallerName =
  | 'visitor'
  | 'stranger'
  | 'reader'
  | 'DCC'
  | 'member'
  | 'manager'
  | 'administrator'
  | 'token for reading'
  | 'token for writing'
  | 'token for releases';

/** The headers of each caller's requests. */
export type Callers = Readonly<Record<CallerName, Readonly<Record<string, string>>>>;

export async function openCallers(tracker: TestApp): Promise<Callers> {
  const bearer = async (scope: TokenScope) => {
    const creation = { name: `for the check: ${scope}`, scope, days: 1 };
    const response = await send(tracker, 'POST', '/api/personalTokens', creation, CAST.administrator);
    return { authorization: `Bearer ${response.json<PersonalTokenCreated>().token}` };
  };
  return {
    visitor: {},
    stranger: await tracker.as(CAST.stranger),
    reader: await tracker.as(CAST.consortiumMember),
    DCC: await tracker.as(CAST.dcc),
    member: await tracker.as(MEMBER),
    manager: await tracker.as(MANAGER),
    administrator: await tracker.as(CAST.administrator),
    'token for reading': await bearer('read'),
    'token for writing': await bearer('write'),
    'token for releases': await bearer(`release:${RELEASED}`),
  };
}
