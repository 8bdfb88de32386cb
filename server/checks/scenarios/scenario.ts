/** The scenario of one project, lived through the API alone. */
import type { ChangeResponse, HistoryRecord, Plan, Project } from 'shared/contract';
import type { TestApp } from '../../testing/test-app.ts';
import { getJson, send, type TestCaller } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';

type Body = Readonly<Record<string, unknown>>;

/** Who does the work: a member of JAX. */
export const MEMBER = CAST.unitMember;
export const WORK = { workUnitName: 'JAX', workGroupName: 'BaSH' } as const;

/** What coordinators watch. */
export interface Progress {
  assignment: string | null;
  summary: string | null;
}

export class Scenario {
  private constructor(
    readonly tracker: TestApp,
    readonly tpn: string,
  ) {}

  /** Creates the project with its first plan. */
  static async begin(tracker: TestApp, gene: string, attemptTypeName: string): Promise<Scenario> {
    const body = {
      privacyName: 'public',
      consortia: [{ consortiumName: 'IMPC' }],
      projectIntentions: [
        {
          molecularMutationTypeName: 'Deletion',
          mutationCategorizations: [],
          intentionByGene: { gene: { symbol: gene } },
        },
      ],
      planDetails: { typeName: 'production', attemptTypeName, ...WORK },
    };
    return new Scenario(tracker, idOf(await sendWell(tracker, 'POST', '/api/projects', body)));
  }

  /** Creates a resource of the tracker's API and returns its identifier. */
  async create(path: string, body: Body, caller: TestCaller = MEMBER): Promise<string> {
    return idOf(await sendWell(this.tracker, 'POST', path, body, caller));
  }

  /** Reads a resource, merges the change into it as clients do, saves it, and returns its history records. */
  async change(path: string, change: Body, caller: TestCaller = MEMBER): Promise<ChangeResponse> {
    const before = await getJson<Record<string, unknown>>(this.tracker, path, caller);
    return sendWell(this.tracker, 'PUT', path, { ...before, ...change }, caller);
  }

  /** Tries to; returns status and text of the refusal. */
  async refusedChange(path: string, change: Body, caller: TestCaller = MEMBER): Promise<string> {
    const before = await getJson<Record<string, unknown>>(this.tracker, path, caller);
    const response = await send(this.tracker, 'PUT', path, { ...before, ...change }, caller);
    return `${response.statusCode} ${response.json<{ apierror?: { message: string } }>().apierror?.message}`;
  }

  read<T>(path: string, caller: TestCaller = MEMBER): Promise<T> {
    return getJson<T>(this.tracker, path, caller);
  }

  async firstPin(): Promise<string> {
    const { _links } = await this.read<Project>(`/api/projects/${this.tpn}`);
    const [plan] = _links?.productionPlans ?? [];
    return lastSegment(plan?.href ?? '');
  }

  async progress(): Promise<Progress> {
    const project = await this.read<Project>(`/api/projects/${this.tpn}`);
    return { assignment: project.assignmentStatusName, summary: project.summaryStatusName };
  }

  async statusOf(pin: string): Promise<string> {
    return (await this.read<Plan>(`/api/plans/${pin}`)).statusName;
  }

  /** `status: Plan Created → Attempt In Progress` of every status change in a history, in order. */
  async statusChanges(path: string): Promise<string[]> {
    const records = await this.read<HistoryRecord[]>(`${path}/history`);
    return records.flatMap(({ details }) =>
      details
        .filter(({ field }) => /(^|\.)(status|summaryStatus|assignmentStatus)\.name$/.test(field))
        .map(({ field, oldValue, newValue }) => `${field}: ${oldValue} → ${newValue}`),
    );
  }
}

/** The body that takes a step. */
export function step(actionToExecute: string) {
  return { statusTransition: { actionToExecute } };
}

async function sendWell(
  tracker: TestApp,
  method: 'POST' | 'PUT',
  url: string,
  body: Body,
  caller: TestCaller = MEMBER,
): Promise<ChangeResponse> {
  const response = await send(tracker, method, url, body, caller);
  if (response.statusCode !== 200)
    throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.body}`);
  return response.json<ChangeResponse>();
}

function idOf({ _links }: ChangeResponse): string {
  return lastSegment(_links.self.href);
}

function lastSegment(url: string): string {
  return url.split('/').at(-1) ?? '';
}
