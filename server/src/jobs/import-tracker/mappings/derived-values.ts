/** SQL of what empty columns of a row, called `source`, become where other rows of the source say it. */

/** SQL of the name of the last status that stamps of a row have. */
export function lastStamp(table: string, owner: string, key = 'id'): string {
  return `select status.name from ${table} stamp join status on status.id = stamp.status_id
    where stamp.${owner} = source.${key} order by stamp.date desc nulls last, stamp.id desc limit 1`;
}

const has = (table: string, key: string) =>
  `exists (select from ${table} attempt where attempt.${key} = source.id)`;

export const ATTEMPT_TYPE = `case
  when ${has('crispr_attempt', 'plan_id')} then 'crispr'
  when ${has('es_cell_attempt', 'plan_id')} then 'es cell'
  when ${has('es_cell_allele_modification_attempt', 'plan_id')} then 'es cell allele modification'
  when ${has('crispr_allele_modification_attempt', 'plan_id')} then 'crispr allele modification'
  when ${has('breeding_attempt', 'plan_id')} then 'breeding'
  when ${has('phenotyping_attempt', 'plan_id')} or exists (
    select from plan_type where plan_type.id = source.plan_type_id and plan_type.name = 'phenotyping')
    then 'adult and embryo phenotyping'
  else 'crispr' end`;

export const PLAN_TYPE = `case
  when ${has('phenotyping_attempt', 'plan_id')} or exists (
    select from attempt_type where attempt_type.id = source.attempt_type_id and attempt_type.name like '%phenotyping')
    then 'phenotyping'
  else 'production' end`;

/** As JSON, because some sources lack these columns. */
export const MADE_OR_CHANGED = `coalesce(
  to_jsonb(source) ->> 'created_at', to_jsonb(source) ->> 'last_modified', '1970-01-01T00:00:00')`;
