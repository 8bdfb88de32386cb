import {
  MutationInOutcomePath,
  PhenotypingStagePath,
  PlanOutcomePath,
  PlanPath,
  ProjectPath,
  RecordAt,
  RecordAtQuery,
} from 'shared/contract';
import type { TSchema } from 'typebox';
import type { TrackerRoutes } from '../context.ts';
import { chapter } from '../../identity/route-options.ts';
import { readMutationAt, readOutcomeAt, readPlanAt, readProjectAt, readStageAt } from './read-records-at.ts';

const PLAN = '/api/v2/plans/:pin';
const OUTCOME = `${PLAN}/outcomes/:tpo`;

/** Records as they stood when a day ended (ADR 40). Additions to the tracker's API, beside the histories of the records. */
export const recordAtRoutes: TrackerRoutes = (app, context) => {
  app.get(
    '/api/v2/projects/:tpn/at',
    described(
      'Projects',
      'a project',
      ProjectPath,
      'Plans that the caller may not read are not among the statuses. ',
    ),
    ({ params, query, caller }) => readProjectAt(context, params.tpn, { caller, ...query }),
  );

  app.get(`${PLAN}/at`, described('Plans', 'a plan', PlanPath), ({ params, query, caller }) =>
    readPlanAt(context, params.pin, { caller, ...query }),
  );

  app.get(
    `${OUTCOME}/at`,
    described('Outcomes', 'an outcome', PlanOutcomePath, 'Its mutations are there by their names. '),
    ({ params, query, caller }) => readOutcomeAt(context, params, { caller, ...query }),
  );

  app.get(
    `${OUTCOME}/mutations/:min/at`,
    described('Mutations', 'a mutation', MutationInOutcomePath),
    ({ params, query, caller }) => readMutationAt(context, params, { caller, ...query }),
  );

  app.get(
    `${PLAN}/phenotypingStages/:psn/at`,
    described('Phenotyping stages', 'a phenotyping stage', PhenotypingStagePath),
    ({ params, query, caller }) => readStageAt(context, params, { caller, ...query }),
  );
};

function described<Path extends TSchema>(name: string, what: string, params: Path, more = '') {
  return chapter(name).open({
    summary: `How ${what} stood at the end of a day`,
    description:
      `For those who may read its history. ${more}Fields are worked out from the present ones and the changes since, ` +
      'statuses are those of their dates. A day to come is refused.',
    params,
    querystring: RecordAtQuery,
    response: { 200: RecordAt },
  });
}
