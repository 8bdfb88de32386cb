/** How many genes and plans have brought genotype-confirmed lines, over time (api-3 §7). */
import Type, { type Static } from 'typebox';
import { ReportFormatQuery } from './reports.ts';

const ofPeriod = (description: string) => Type.Optional(Type.String({ description }));

/** What is counted. `workunit` may name several, joined by commas; `workGroup` counts together with it only. */
export const ProductionNumbersQuery = Type.Object({
  reporttype: Type.String({ description: '`month` or `year`' }),
  attempt: Type.String({ description: '`escell` or the name of an attempt type' }),
  workunit: Type.Optional(Type.String()),
  workGroup: Type.Optional(Type.String()),
  startyear: ofPeriod('First year'),
  startmonth: ofPeriod('First month of it, 1 to 12'),
  endyear: ofPeriod('Last year'),
  endmonth: ofPeriod('Last month of it, 1 to 12'),
});
export type ProductionNumbersQuery = Static<typeof ProductionNumbersQuery>;

export const ProductionTableQuery = Type.Intersect([ProductionNumbersQuery, ReportFormatQuery]);

/** A month or a year with the running total up to its end; periods in which nothing was added are left out. */
export const ProductionNumber = Type.Object({
  year: Type.Integer(),
  month: Type.Optional(Type.Integer()),
  workUnitName: Type.Optional(Type.String({ description: 'Of several units the text of the request' })),
  workGroupName: Type.Optional(Type.String()),
  sum: Type.Integer(),
});
export type ProductionNumber = Static<typeof ProductionNumber>;
