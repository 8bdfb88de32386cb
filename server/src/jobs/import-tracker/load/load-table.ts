import { convertRow, type ConvertedRow } from './convert-row.ts';
import type { LoadPlan } from './load-plan.ts';
import { Matcher } from './match-rows.ts';
import type { InputRow } from '../source/mapping.ts';
import { readyRows, type Loading } from './check-references.ts';
import { insertLinks, insertRows } from './write-rows.ts';

/** Brings the rows of one table of the source here, a batch at a time; at no time are all of them in memory. */
export async function loadTable(plan: LoadPlan, loading: Loading): Promise<void> {
  const { mapping, expressions } = plan;
  const names = Object.values(mapping.refersTo ?? {}).filter((name) => typeof name === 'string');
  await loading.ids.readNames(names);
  const write = await writerOf(plan, loading);
  for await (const batch of loading.source.read(mapping, expressions)) {
    loading.tally.addRead(batch.length);
    await write(convertRows(plan, batch, loading));
  }
}

type Write = (rows: readonly ConvertedRow[]) => Promise<void>;

async function writerOf(plan: LoadPlan, loading: Loading): Promise<Write> {
  const { load } = plan.mapping;
  if (load.kind === 'match') {
    const matcher = await Matcher.open(plan, load, loading);
    return (rows) => matcher.load(rows);
  }
  return (rows) =>
    load.kind === 'link' ? writeLinks(plan, rows, loading) : writeCopies(plan, rows, loading);
}

function convertRows(plan: LoadPlan, batch: readonly InputRow[], { ids, tally }: Loading): ConvertedRow[] {
  const converted: ConvertedRow[] = [];
  for (const row of batch) {
    const result = convertRow(plan, row, ids);
    if ('refusal' in result) tally.refuse(result.refusal);
    else converted.push(result);
  }
  return converted;
}

async function writeCopies(plan: LoadPlan, rows: readonly ConvertedRow[], loading: Loading): Promise<void> {
  const ready = await readyRows(plan, rows, loading);
  const written = await insertRows(loading.db, plan.facts, plan.written, ready);
  for (const row of written.rows) loading.tally.take(row.changes);
  for (const refusal of written.refusals) loading.tally.refuse(refusal);
}

async function writeLinks(plan: LoadPlan, rows: readonly ConvertedRow[], loading: Loading): Promise<void> {
  const ready = await readyRows(plan, rows, loading);
  const written = await insertLinks(loading.db, plan.facts, plan.written, ready);
  // Which of them were new does not matter: only how many.
  written.rows.forEach((row, index) => {
    if (index < written.inserted) loading.tally.take(row.changes);
    else loading.tally.match(row.changes);
  });
  for (const refusal of written.refusals) loading.tally.refuse(refusal);
}
