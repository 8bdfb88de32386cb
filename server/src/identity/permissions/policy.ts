import {
  holdsRole,
  isMemberOfConsortium,
  isMemberOfUnit,
  isSignedIn,
  managedConsortia,
  managedWorkUnits,
  type Subject,
} from './caller.ts';

/** What the policy needs to know about a project. */
export interface ProjectFacts {
  privacyName: string;
  consortiumNames: readonly string[];
  /** Work units of all its plans. */
  workUnitNames: readonly string[];
  /** Work units of its plans of type production. */
  productionWorkUnitNames: readonly string[];
}

/** What the policy needs to know about a plan. */
export interface PlanFacts {
  project: Pick<ProjectFacts, 'privacyName' | 'consortiumNames'>;
  workUnitName: string | null;
  isPhenotyping: boolean;
}

/** Each action, and what it is done to. */
export interface Actions {
  MANAGE_USERS: null;
  EXECUTE_MANAGER_TASKS: null;
  UPDATE_USER: { workUnitNames: readonly string[] };
  FILTER_ROLE: { roleName: string };
  READ_PROJECT: ProjectFacts;
  CREATE_PROJECT: Pick<ProjectFacts, 'workUnitNames'>;
  UPDATE_PROJECT: ProjectFacts;
  UPDATE_WTSI_PROJECTS_BY_HARWELL: ProjectFacts;
  CREATE_PRODUCTION_PLAN_IN_PROJECT: ProjectFacts;
  CREATE_PHENOTYPING_PLAN_IN_PROJECT: ProjectFacts;
  READ_PLAN: PlanFacts;
  UPDATE_PLAN: PlanFacts;
  HAND_OVER_PLAN: PlanFacts;
  READ_OUTCOME: Pick<ProjectFacts, 'privacyName'>;
  READ_PHENOTYPING_STAGE: null;
  UPDATE_PHENOTYPING_STAGE: null;
  MANAGE_GENE_LISTS: null;
  CHANGE_GENE_LIST: { consortiumName: string };
  READ_HIDDEN_RECORDS: { consortiumName: string };
  MANAGE_WEBHOOKS: { workUnitName: string | null; consortiumName: string | null };
  REVERSE_GENOTYPE_CONFIRMATION: null;
  UPDATE_TO_PHENOTYPING_STARTED: null;
  UPDATE_FROM_ALL_DATA_SENT_TO_ALL_DATA_PROCESSED: null;
  REVERSE_FROM_ALL_DATA_PROCESSED_TO_ALL_DATA_SENT: null;
  REVERSE_FROM_PHENOTYPING_STARTED_TO_PHENOTYPING_REGISTERED: null;
  UPDATE_FROM_ALL_DATA_PROCESSED_TO_PHENOTYPING_FINISHED: null;
  REVERSE_FROM_PHENOTYPING_FINISHED_TO_ALL_DATA_PROCESSED: null;
  CDA_AND_ADMIN: null;
  DELETE_RESOURCE: null;
}

export type Action = keyof Actions;

/** Access is granted when one rule of the action is met; there are no rules that deny. */
type Rule<Resource> = (subject: Subject, resource: Resource) => boolean;

const manager: Rule<unknown> = (subject) => holdsRole(subject, 'manager');
const dcc: Rule<unknown> = (subject) => subject.isDccUser;
const cda: Rule<unknown> = (subject) => subject.isCdaUser;
const adminRole: Rule<unknown> = (subject) => holdsRole(subject, 'admin');
const productionUnit: Rule<ProjectFacts> = (subject, project) =>
  isMemberOfUnit(subject, project.productionWorkUnitNames);
const relatedUnit: Rule<Pick<ProjectFacts, 'workUnitNames'>> = (subject, project) =>
  isMemberOfUnit(subject, project.workUnitNames);
const relatedConsortium: Rule<Pick<ProjectFacts, 'consortiumNames'>> = (subject, project) =>
  isMemberOfConsortium(subject, project.consortiumNames);
const publicProject: Rule<Pick<ProjectFacts, 'privacyName'>> = (_subject, project) =>
  isPrivacy(project, 'public');
const protectedForSignedIn: Rule<Pick<ProjectFacts, 'privacyName'>> = (subject, project) =>
  isPrivacy(project, 'protected') && isSignedIn(subject);

function isPrivacy(project: Pick<ProjectFacts, 'privacyName'>, name: string): boolean {
  return project.privacyName.toLowerCase() === name;
}

/** The policy table of api-1 section 5.2, row by row. Administrators come on top of every row. */
const POLICY: { [A in Action]: readonly Rule<Actions[A]>[] } = {
  MANAGE_USERS: [manager],
  EXECUTE_MANAGER_TASKS: [manager],
  UPDATE_USER: [
    (subject, person) => managedWorkUnits(subject).some((name) => person.workUnitNames.includes(name)),
  ],
  FILTER_ROLE: [
    (subject, { roleName }) => holdsRole(subject, 'manager') && ['manager', 'general'].includes(roleName),
  ],
  READ_PROJECT: [dcc, publicProject, protectedForSignedIn, relatedConsortium, relatedUnit],
  CREATE_PROJECT: [relatedUnit],
  UPDATE_PROJECT: [productionUnit],
  UPDATE_WTSI_PROJECTS_BY_HARWELL: [
    (subject, project) =>
      isMemberOfUnit(subject, ['Harwell']) && project.productionWorkUnitNames.includes('WTSI'),
  ],
  CREATE_PRODUCTION_PLAN_IN_PROJECT: [productionUnit],
  CREATE_PHENOTYPING_PLAN_IN_PROJECT: [productionUnit],
  READ_PLAN: [
    dcc,
    (subject, plan) => publicProject(subject, plan.project),
    (subject, plan) => relatedConsortium(subject, plan.project),
    ofPlansUnit,
  ],
  UPDATE_PLAN: [
    ofPlansUnit,
    (subject, plan) => plan.isPhenotyping && (subject.isCdaUser || subject.isDccUser),
  ],
  // Ours: the existing tracker lets nobody change the work unit of a plan.
  HAND_OVER_PLAN: [
    (subject, { workUnitName }) => workUnitName !== null && managedWorkUnits(subject).includes(workUnitName),
  ],
  READ_OUTCOME: [dcc, publicProject, protectedForSignedIn],
  READ_PHENOTYPING_STAGE: [dcc],
  UPDATE_PHENOTYPING_STAGE: [dcc],
  MANAGE_GENE_LISTS: [(subject) => managedConsortia(subject).length > 0],
  CHANGE_GENE_LIST: [(subject, { consortiumName }) => managedConsortia(subject).includes(consortiumName)],
  // Spec part 2 section 6: a person sees the consortia of the own consortium roles.
  READ_HIDDEN_RECORDS: [
    (subject, { consortiumName }) =>
      subject.consortiumRoles.some((role) => role.consortiumName === consortiumName),
  ],
  // Ours: the existing tracker has no webhooks.
  MANAGE_WEBHOOKS: [
    (subject, { workUnitName }) => workUnitName !== null && managedWorkUnits(subject).includes(workUnitName),
    (subject, { consortiumName }) =>
      consortiumName !== null && managedConsortia(subject).includes(consortiumName),
  ],
  REVERSE_GENOTYPE_CONFIRMATION: [cda, dcc],
  UPDATE_TO_PHENOTYPING_STARTED: [dcc],
  UPDATE_FROM_ALL_DATA_SENT_TO_ALL_DATA_PROCESSED: [dcc],
  REVERSE_FROM_ALL_DATA_PROCESSED_TO_ALL_DATA_SENT: [dcc],
  REVERSE_FROM_PHENOTYPING_STARTED_TO_PHENOTYPING_REGISTERED: [dcc],
  UPDATE_FROM_ALL_DATA_PROCESSED_TO_PHENOTYPING_FINISHED: [cda, dcc],
  REVERSE_FROM_PHENOTYPING_FINISHED_TO_ALL_DATA_PROCESSED: [cda, dcc],
  CDA_AND_ADMIN: [adminRole, cda],
  DELETE_RESOURCE: [adminRole],
};

function ofPlansUnit(subject: Subject, plan: PlanFacts): boolean {
  return plan.workUnitName !== null && isMemberOfUnit(subject, [plan.workUnitName]);
}

/** Whether the subject may do this to that. Checked in the service, for every call. */
export function isAllowed<A extends Action>(subject: Subject, action: A, resource: Actions[A]): boolean {
  return subject.isAdmin || POLICY[action].some((rule) => rule(subject, resource));
}

/**
 * Changing a project, with the one exception of the policy: Harwell carries on the projects of WTSI. The existing
 * tracker ignores it when the change is made, but not in the permission query (api-1 section 6.2).
 */
export function mayUpdateProject(subject: Subject, project: ProjectFacts): boolean {
  return (
    isAllowed(subject, 'UPDATE_PROJECT', project) ||
    isAllowed(subject, 'UPDATE_WTSI_PROJECTS_BY_HARWELL', project)
  );
}

/**
 * Adding a phenotyping plan. Anonymous visitors never may, though they read public projects
 * (api-1 section 5.3).
 */
export function mayAddPhenotypingPlan(subject: Subject, project: ProjectFacts): boolean {
  if (!isSignedIn(subject)) return false;
  const hasProductionPlan = project.productionWorkUnitNames.length > 0;
  return (
    (isAllowed(subject, 'READ_PROJECT', project) && hasProductionPlan) ||
    isAllowed(subject, 'UPDATE_WTSI_PROJECTS_BY_HARWELL', project)
  );
}
