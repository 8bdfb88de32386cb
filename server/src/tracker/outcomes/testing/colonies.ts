/** Calls about colonies for tests. */
import type { ChangeResponse, Outcome } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson, send } from '../../../../testing/calls.ts';
import { CAST } from '../../../../testing/cast.ts';
import { addPlanOfJax, outcomesOf } from './plans.ts';

/** The background strain of colonies where a test names none. */
export const STRAIN = 'C57BL/6NTac';

type Headers = Readonly<Record<string, string>>;

/** A colony of this name in a separate plan. */
export async function aColony(tracker: TestApp, name: string) {
  const pin = await addPlanOfJax(tracker.db, { colonies: [name] });
  const [tpo = 'none'] = await outcomesOf(tracker.db, pin);
  const url = `/api/plans/${pin}/outcomes/${tpo}`;
  await putColony(tracker, url, { name });
  return { name, pin, tpo, url };
}

/** Changes a colony; null sends none. */
export function putColony(
  tracker: TestApp,
  url: string,
  colony: object | null,
  caller: string | null = CAST.unitMember,
  headers: Headers = {},
) {
  const body = { colony: colony && { backgroundStrainName: STRAIN, ...colony } };
  return send(tracker, 'PUT', url, body, caller, headers);
}

/** Changes a colony and returns the lines of the record: field, old value, new value, note. */
export async function changeLines(
  tracker: TestApp,
  url: string,
  colony: object,
  caller: string = CAST.unitMember,
) {
  const response = await putColony(tracker, url, colony, caller);
  if (response.statusCode !== 200) throw new Error(response.body);
  const [record] = response.json<ChangeResponse>().history;
  return record?.details?.map(({ field, oldValue, newValue, note }) => [field, oldValue, newValue, note]);
}

export async function readColony(tracker: TestApp, url: string) {
  return (await getJson<Outcome>(tracker, url)).colony;
}
