/** What may be wrong with a line or with its phenotyping, as statements: each breaks one row rule of a report. */
import { sql, type RawBuilder } from 'kysely';
import { named } from '../../../../../testing/test-projects.ts';
import { lineOf, type Line } from './lines.ts';

type Id = RawBuilder<number>;
type Statement = RawBuilder<unknown>;

const setPlan = (plan: Id, change: Statement) => sql`update plan set ${change} where id = ${plan}`;

export const setStatus = (plan: Id, status: string): Statement =>
  setPlan(plan, sql`status_id = ${named('status', status)}`);

export const setAttempt = (plan: Id, attemptType: string): Statement =>
  setPlan(plan, sql`attempt_type_id = ${named('attempt_type', attemptType)}`);

export const setGroup = (plan: Id, group: string | null): Statement =>
  setPlan(plan, sql`work_group_id = ${group === null ? sql`null` : named('work_group', group)}`);

export const setPrivacy = (plan: Id, privacy: 'protected' | 'restricted'): Statement =>
  sql`update project set privacy_id = ${named('privacy', privacy)}
    where id = (select project_id from plan where id = ${plan})`;

export const qualityControlAlone = ({ project }: Line): Statement =>
  sql`update project set es_cell_qc_only = true where id = ${project}`;

export const noClone = ({ plan }: Line): Statement =>
  sql`delete from es_cell_attempt where plan_id = ${plan}`;

export const noStart = (plan: Id): Statement => sql`delete from plan_starting_point where plan_id = ${plan}`;

/** @param line where the plan starts from, too */
export const secondStart = (plan: Id, line: string): Statement =>
  sql`insert into plan_starting_point (plan_id, outcome_id) values (${plan}, ${lineOf(line).outcome})`;

/** @param line where the plan starts from instead */
export const otherStart = (plan: Id, line: string): Statement =>
  sql`update plan_starting_point set outcome_id = ${lineOf(line).outcome} where plan_id = ${plan}`;

export const noMutation = ({ outcome }: Line): Statement =>
  sql`delete from mutation_outcome where outcome_id = ${outcome}`;

/** @param line whose mutation it has, too */
export const secondMutation = ({ outcome }: Line, line: string): Statement =>
  sql`insert into mutation_outcome (mutation_id, outcome_id) values (${lineOf(line).mutation}, ${outcome})`;

export const noGene = ({ mutation }: Line): Statement =>
  sql`delete from mutation_gene where mutation_id = ${mutation}`;

/** @param symbol of the gene that its mutation is of, too */
export const secondGene = ({ mutation }: Line, symbol: string): Statement =>
  sql`insert into mutation_gene (mutation_id, gene_id)
    select ${mutation}, id from gene where gene.symbol = ${symbol}`;
