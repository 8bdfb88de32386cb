import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { CONFIRMED } from '../../../catalogue/state-machines/outcome-machines.ts';
import { localDate } from '../../../platform/http/requests/local-date-time.ts';
import { mapPieces, readListing, type Listing } from '../listing.ts';
import type { Cell } from '../tsv.ts';
import type { MadeReport, ReportLimits, ReportMaker } from './made-report.ts';

/** Work on a gene goes on in a project that is not inactive; of these one may be the assigned one (api-3 §8.5). */
const IS_ACTIVE = sql<boolean>`assignment_status.name <> 'Inactive'`;
const IS_ASSIGNED = sql<boolean>`assignment_status.name = 'Assigned'`;

/** Public projects with their assignment status. */
const PUBLIC_PROJECTS = sql`project_index
  join privacy on privacy.id = project_index.privacy_id and privacy.name = 'public'
  join assignment_status on assignment_status.id = project_index.assignment_status_id`;

/** The same, by the genes that they are for. From a gene, indexes lead to them. */
const PROJECTS_BY_GENE = sql`gene
  join lateral (
    select distinct project_intention.project_id from project_intention_gene
    join project_intention on project_intention.id = project_intention_gene.project_intention_id
    where project_intention_gene.gene_id = gene.id) intending on true
  join (${PUBLIC_PROJECTS}) on project_index.project_id = intending.project_id`;

const HAS_CONFIRMED_COLONY = sql`exists (
  select from plan
  join outcome on outcome.plan_id = plan.id
  join colony on colony.outcome_id = outcome.id
  join status on status.id = colony.status_id and status.name = ${sql.lit(CONFIRMED)}
  where plan.project_id = project_index.project_id)`;

const TPNS = sql`string_agg(distinct project_index.tpn, ', ' order by project_index.tpn)`;

/** A table that one listing makes; its columns are in the order of the header. */
function table(header: readonly string[], listing: (limits: ReportLimits) => Listing<Row>): ReportMaker {
  return async (db: Db, limits: ReportLimits): Promise<MadeReport> => ({
    header,
    rows: mapPieces(await readListing(db, listing(limits)), ({ cells }) => cells),
  });
}

interface Row {
  cells: Cell[];
}

const cells = (...values: RawBuilder<unknown>[]) => sql<Row>`json_build_array(${sql.join(values)}) as cells`;

/** A listing of genes, of which those count whose public projects are like this. */
const ofGenes = (columns: RawBuilder<Row>, areLikeThis: RawBuilder<boolean>): Listing<Row> => ({
  columns,
  from: PROJECTS_BY_GENE,
  where: sql`true`,
  groups: sql`group by gene.id having ${areLikeThis}`,
  order: sql`gene.symbol collate "C"`,
  id: sql`gene.id`,
  among: sql`gene where gene.id in (select gene_id from project_intention_gene)`,
});

const symbol = sql`gene.symbol`;
const accessionId = sql`gene.acc_id`;

const hasStoodLong = (today: Date, months: number) =>
  sql<boolean>`stamp.date < ${dayOf(today)} - make_interval(months => ${months})`;

/** Active projects without a confirmed colony whose summary status has stayed for longer than the limit. */
export const languishingProjects = table(
  [
    ...['TPN', 'Gene Symbol', 'MGI Accession ID', 'Work Unit', 'Work Group'],
    ...['Assignment Status', 'Summary Status', 'Summary Status Date', 'Months In Status'],
  ],
  ({ today, languishingMonths }) => ({
    columns: cells(
      sql`project_index.tpn`,
      sql`(select string_agg(symbol, ', ' order by symbol) from gene where id = any (project_index.gene_ids))`,
      sql`(select string_agg(acc_id, ', ' order by symbol) from gene where id = any (project_index.gene_ids))`,
      sql`(select string_agg(name, ', ' order by name) from work_unit where id = any (project_index.work_unit_ids))`,
      sql`(select string_agg(name, ', ' order by name) from work_group where id = any (project_index.work_group_ids))`,
      sql`assignment_status.name`,
      sql`status.name`,
      sql`to_char(stamp.date, 'YYYY-MM-DD')`,
      sql`(extract(year from age(${dayOf(today)}, stamp.date)) * 12
        + extract(month from age(${dayOf(today)}, stamp.date)))::integer`,
    ),
    from: sql`${PUBLIC_PROJECTS}
      join status on status.id = project_index.summary_status_id
      cross join lateral (
        select max(date) as date from project_summary_status_stamp
        where project_id = project_index.project_id) stamp`,
    where: sql`${IS_ACTIVE} and not ${HAS_CONFIRMED_COLONY}
      and ${hasStoodLong(today, languishingMonths)}`,
    order: sql`stamp.date, project_index.project_id`,
    id: sql`project_index.project_id`,
    among: sql`project_index
      join (select project_id, max(date) as date from project_summary_status_stamp group by project_id) stamp
        on stamp.project_id = project_index.project_id
      where ${hasStoodLong(today, languishingMonths)}`,
  }),
);

/** Genes with two or more assigned projects: two groups may be doing the same. */
export const multipleAssignedProjects = table(
  ['Gene Symbol', 'MGI Accession ID', 'TPNs', 'Work Units'],
  () => ({
    ...ofGenes(
      cells(
        symbol,
        accessionId,
        TPNS,
        sql`(select string_agg(distinct work_unit.name, ', ' order by work_unit.name)
          from plan join work_unit on work_unit.id = plan.work_unit_id
          where plan.project_id = any (array_agg(project_index.project_id)))`,
      ),
      sql`count(*) > 1`,
    ),
    where: IS_ASSIGNED,
  }),
);

/** Genes with an active project, none of which is assigned. */
export const noAssignedProject = table(
  ['Gene Symbol', 'MGI Accession ID', 'TPNs', 'Assignment Statuses'],
  () =>
    ofGenes(
      cells(
        symbol,
        accessionId,
        TPNS,
        sql`string_agg(distinct assignment_status.name, ', ' order by assignment_status.name)`,
      ),
      sql`bool_or(${IS_ACTIVE}) and not bool_or(${IS_ASSIGNED})`,
    ),
);

/** Genes whose projects are all inactive. */
export const allInactiveProjects = table(['Gene Symbol', 'MGI Accession ID', 'TPNs'], () =>
  ofGenes(cells(symbol, accessionId, TPNS), sql`not bool_or(${IS_ACTIVE})`),
);

/** Production plans older than this are expected to have a confirmed colony. */
const MONTHS_TO_CONFIRMATION = 9;

/** Genes with production plans older than nine months and no confirmed colony. */
export const notConfirmedGenes = table(
  ['Gene Symbol', 'MGI Accession ID', 'TPNs', 'Earliest Plan Date'],
  ({ today }) => ({
    ...ofGenes(
      cells(symbol, accessionId, TPNS, sql`to_char(min(begun.date), 'YYYY-MM-DD')`),
      sql`not bool_or(${HAS_CONFIRMED_COLONY})
        and min(begun.date) < ${dayOf(today)} - make_interval(months => ${sql.lit(MONTHS_TO_CONFIRMATION)})`,
    ),
    from: sql`${PROJECTS_BY_GENE}
      left join lateral (
        select min(stamp.date) as date
        from plan
        join plan_type on plan_type.id = plan.plan_type_id and plan_type.name = 'production'
        join plan_status_stamp stamp on stamp.plan_id = plan.id
        where plan.project_id = project_index.project_id) begun on true`,
  }),
);

function dayOf(moment: Date): RawBuilder<string> {
  return sql`${localDate(moment)}::date`;
}
