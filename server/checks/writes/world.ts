/** A tracker with something behind every write, most of it work of JAX and things of one of its members. */
import { sql } from 'kysely';
import type { ChangeResponse, Follow, WebhookWithSecret } from 'shared/contract';
import { TestSite } from 'tools/site/testing/test-site.mjs';
import { addPerson } from '../../src/identity/people/testing/people.ts';
import { recordSession } from '../../src/identity/sessions/sessions.ts';
import { workOff } from '../../src/tracker/bulk/work-off.ts';
import { addColony, link, type ColonyPlace } from '../../src/tracker/mutations/testing/mutations.ts';
import { send } from '../../testing/calls.ts';
import { CAST } from '../../testing/cast.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addClone } from '../../testing/test-clones.ts';
import { CRISPR, MUTATION, PRODUCT } from '../fuzz/valid-bodies.ts';
import { countRows } from '../leaks/marked-texts.ts';
import { openScenarioTracker } from '../scenarios/open-scenario-tracker.ts';
import { MEMBER, Scenario } from '../scenarios/scenario.ts';
import { createWholeProject, type WholeProject } from '../scenarios/whole-project.ts';
import { MANAGER, openCallers, RELEASED, type Callers } from './callers.ts';

/** Where webhooks lead: nobody listens there. */
export const RECEIVER = 'https://127.0.0.1:9/changes';
/** A report type that there should be. */
export const MISSING_REPORT = 'languishing_project_report';
/** A member of JAX whom others want to change. */
export const COLLEAGUE = 'colleague@lab.example';

export interface World extends WholeProject {
  tracker: TestApp;
  site: TestSite;
  callers: Callers;
  /** A plan of JAX that can have another outcome. */
  openPin: string;
  /** A colony of the stranger, which carries a mutation of JAX, and one of JAX, whose it is. */
  theirs: ColonyPlace;
  lent: string;
  /** Numbers of what belongs to the member. */
  followId: number;
  viewId: string;
  tokenId: number;
  sessionId: string;
  noticeId: number;
  jobId: string;
  webhookId: number;
  /** A record of the gene list of IMPC. */
  recordId: number;
  /** Tables with all of this. */
  tables: string[];
  close: () => Promise<void>;
}

export async function openWorld(): Promise<World> {
  const site = new TestSite();
  const tracker = await openScenarioTracker({ siteDir: site.store.place, privateWebhooks: true });
  const before = await countRows(tracker.db);
  await site.release({ name: RELEASED, version: '1.0.0' });
  await addPerson(tracker.db, { email: MANAGER, unitRoles: [['JAX', 'manager']] });
  await addPerson(tracker.db, { email: COLLEAGUE, unitRoles: [['JAX', 'general']] });
  const project = await createWholeProject(tracker);
  // Status synchronisation looks at plans that have no founders yet.
  await beginAttempt(tracker, { ...CRISPR, assay: null });
  const openPin = await beginAttempt(tracker, CRISPR);
  const things = {
    ...(await lendMutation(tracker, project)),
    ...(await addThingsOfMember(tracker, project.tpn)),
    ...(await addCatalogues(tracker)),
  };
  return {
    ...{ tracker, site, ...project, openPin, ...things },
    tables: [...(await countRows(tracker.db))].flatMap(([name, count]) =>
      count > (before.get(name) ?? 0) ? name : [],
    ),
    callers: await openCallers(tracker),
    close: async () => {
      await tracker.close();
      site.remove();
    },
  };
}

/** A plan that goes on: with founders it can have an outcome. */
async function beginAttempt(tracker: TestApp, attempt: object): Promise<string> {
  const scenario = await Scenario.begin(tracker, 'Gpr173', 'crispr');
  const pin = await scenario.firstPin();
  await scenario.change(`/api/plans/${pin}`, { crisprAttempt: attempt });
  return pin;
}

/** A mutation of JAX that somebody linked with a colony of another work unit. */
async function lendMutation(tracker: TestApp, { pin, tpo }: WholeProject) {
  const theirs = await addColony(tracker, { workUnit: 'TCP', consortia: [] });
  const mutation = { ...MUTATION, symbol: 'Cib2<em8(IMPC)J>' };
  const url = `/api/plans/${pin}/outcomes/${tpo}/mutations`;
  const response = await send(tracker, 'POST', url, mutation, MEMBER);
  const lent = lastOf(response.json());
  await link(tracker, lent, theirs);
  return { theirs, lent };
}

function lastOf({ _links }: ChangeResponse): string {
  return _links.self.href.split('/').at(-1) ?? '';
}

async function addThingsOfMember(tracker: TestApp, tpn: string) {
  const { db } = tracker;
  const post = async <Answer>(url: string, body: object, caller: string = MEMBER) => {
    const response = await send(tracker, 'POST', url, body, caller);
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`);
    return response.json<Answer>();
  };
  const follow = await post<Follow>('/api/v2/follows', { kind: 'gene', target: 'Cib2', mail: 'daily' });
  const view = { name: 'Of the member', query: 'olderThan=12' };
  const token = { name: 'Of the member', scope: 'read', days: 1 };
  const webhook = { workUnitName: 'JAX', url: RECEIVER };
  const action = { name: 'changeProjects', comment: 'by a job' };
  const jobId = lastOf(await post('/api/v2/bulkJobs', { action, targets: [tpn], isPreview: false }));
  await workOff(tracker.context);
  const { id: personId } = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', MEMBER)
    .executeTakeFirstOrThrow();
  return {
    followId: follow.id,
    viewId: lastOf(await post('/api/v2/savedViews', view)),
    tokenId: (await post<{ id: number }>('/api/personalTokens', token)).id,
    webhookId: (await post<WebhookWithSecret>('/api/v2/webhooks', webhook, CAST.administrator)).id,
    sessionId: await addSession(tracker, personId),
    noticeId: await addNotice(tracker, personId),
    jobId,
  };
}

async function addSession({ db }: TestApp, personId: number): Promise<string> {
  const id = await recordSession(db, {
    ...{ personId, provedBy: null, renewable: false },
    origin: { userAgent: null, remoteAddress: '127.0.0.1' },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  if (id === null) throw new Error(`Person ${personId} has no active account.`);
  return id;
}

async function addNotice({ db }: TestApp, personId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into notice (follower_id, history_id)
    select follower.id, (select max(id) from history) from follower where person_id = ${personId} returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** A clone, a targeting vector, a gene list of IMPC with a record; and one report type less. */
async function addCatalogues(tracker: TestApp) {
  const { db } = tracker;
  await addClone(db, PRODUCT.esCellName, 'Cib2');
  await db.deleteFrom('report_type').where('name', '=', MISSING_REPORT).execute();
  await sql`
    insert into targ_rep_targeting_vector (allele_id, name)
    select min(id), ${PRODUCT.targetingVectorName} from targ_rep_allele`.execute(db);
  const records = [{ genes: [{ symbol: 'Cib2' }], note: 'n', visible: false }];
  const response = await send(tracker, 'POST', '/api/geneList/IMPC/content', records, CAST.administrator);
  if (response.statusCode !== 204) throw new Error(response.body);
  const { id: recordId } = await db.selectFrom('list_record').select('id').executeTakeFirstOrThrow();
  return { recordId };
}
