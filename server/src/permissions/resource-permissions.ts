import type { ResourceAction } from 'shared/contract';
import type { Db } from '../db/database.ts';
import type { Subject } from './caller.ts';
import { findPlanFacts, findProjectFacts } from './facts-repository.ts';
import {
  isAllowed,
  mayAddPhenotypingPlan,
  mayUpdateProject,
  type PlanFacts,
  type ProjectFacts,
} from './policy.ts';

type Question =
  | { about: 'project'; isGranted: (subject: Subject, project: ProjectFacts) => boolean }
  | { about: 'plan'; isGranted: (subject: Subject, plan: PlanFacts) => boolean };

/** What clients may ask about one resource (api-1 section 6.2). */
const QUESTIONS: Record<ResourceAction, Question> = {
  canUpdatePlan: { about: 'plan', isGranted: (subject, plan) => isAllowed(subject, 'UPDATE_PLAN', plan) },
  canUpdateProject: { about: 'project', isGranted: mayUpdateProject },
  canCreateProductionPlan: { about: 'project', isGranted: mayUpdateProject },
  canCreatePhenotypingPlan: { about: 'project', isGranted: mayAddPhenotypingPlan },
};

function isResourceAction(action: string): action is ResourceAction {
  return Object.hasOwn(QUESTIONS, action);
}

/** May the caller do this to the project or plan? False for an unknown action and for a missing resource. */
export async function isAllowedOnResource(
  db: Db,
  caller: Subject,
  action: string,
  resourceId: string,
): Promise<boolean> {
  if (!isResourceAction(action)) return false;
  const question = QUESTIONS[action];
  if (question.about === 'plan') {
    const plan = await findPlanFacts(db, resourceId);
    return plan !== undefined && question.isGranted(caller, plan);
  }
  const project = await findProjectFacts(db, resourceId);
  return project !== undefined && question.isGranted(caller, project);
}
