import type {
  ChangeResponse,
  Plan,
  Project,
  ProjectOverview,
  ProjectPermissions,
  ProjectUpdate,
  ResourceAction,
} from 'shared/contract';
import { http, HttpResponse, refusal, testServer } from 'shared/testing';
import { aPlanPage, anOverview, aWholeProject } from './a-whole-project.ts';

export interface StoredProject {
  project?: Project;
  plans?: Plan[];
  /** One without permissions is that of a server that is asked for each. */
  overview?: ProjectOverview;
  /** What the person may do; nothing without it. */
  allowed?: ResourceAction[];
}

/** A server that keeps one project, as the tracker does: changes have a version, and a stale one is refused. */
export interface DetailServer {
  /** GET calls by path, in the order in which they came. */
  reads: string[];
  /** What was sent to be saved. */
  updates: ProjectUpdate[];
  /** Somebody else saves. */
  changeElsewhere: (more: Partial<Project>) => void;
  /** Plans are added elsewhere. */
  addPlans: (...plans: Plan[]) => void;
}

/** Who has been faster, in the words of the server. */
export const STALE =
  'The project has been changed since you opened it: pat@lab.example changed comment on 2031-03-02 at 11:00.';

const PROJECT_PATH = '*/api/projects/:tpn';

/** Handles all calls of the project's page. */
export function serveDetail(stored: StoredProject = {}): DetailServer {
  let { project = aWholeProject(), plans = [] } = stored;
  const { allowed = [], overview = anOverview({ permissions: permissionsOf(allowed) }) } = stored;
  let version = 1;
  const reads: string[] = [];
  const updates: ProjectUpdate[] = [];
  const seen = <T extends object | boolean>(request: Request, response: T) => {
    reads.push(new URL(request.url).pathname);
    return HttpResponse.json(response, { headers: { ETag: `"${version}-x"` } });
  };
  const save = (body: ProjectUpdate): ChangeResponse => {
    const changed = body.comment !== project.comment;
    const details = [
      { field: 'comment', oldValue: project.comment, newValue: body.comment ?? null, note: 'Field changed' },
    ];
    project = { ...project, ...withoutUnsent(body) };
    version += 1;
    const record = { id: 1, user: 'jo@lab.example', date: '2031-03-02T11:00:00', comment: 'Project updated' };
    return {
      history: [{ ...record, details: changed ? details : [] }],
      _links: { self: { href: project.tpn } },
    };
  };
  testServer.use(
    http.get(PROJECT_PATH, ({ request }) => seen(request, project)),
    http.get('*/api/plans', ({ request }) => seen(request, aPlanPage(plans))),
    http.get('*/api/v2/projects/:tpn/overview', ({ request }) => seen(request, overview)),
    http.get('*/api/permissionByActionOnResource', ({ request }) => {
      const action = new URL(request.url).searchParams.get('action');
      return seen(
        request,
        allowed.some((each) => each === action),
      );
    }),
    http.put<never, ProjectUpdate>(PROJECT_PATH, async ({ request }) => {
      if (request.headers.get('If-Match') !== `"${version}-x"`)
        return refusal(412, STALE, [{ object: 'Project', field: 'comment', message: 'changed' }]);
      const body = await request.json();
      updates.push(body);
      return HttpResponse.json(save(body));
    }),
  );
  return {
    reads,
    updates,
    changeElsewhere: (more) => {
      project = { ...project, ...more };
      version += 1;
    },
    addPlans: (...more) => {
      plans = [...plans, ...more];
    },
  };
}

function permissionsOf(allowed: readonly ResourceAction[]): ProjectPermissions {
  return {
    canUpdateProject: allowed.includes('canUpdateProject'),
    canCreateProductionPlan: allowed.includes('canCreateProductionPlan'),
    canCreatePhenotypingPlan: allowed.includes('canCreatePhenotypingPlan'),
  };
}

/** The members that a project has too; of ES cell details the tests keep the stored ones. */
function withoutUnsent({ privacyName, comment, recovery, completionNote, completionComment }: ProjectUpdate) {
  return {
    privacyName: privacyName ?? '',
    comment: comment ?? null,
    recovery: recovery === true,
    completionNote: completionNote ?? null,
    completionComment: completionComment ?? null,
  };
}
