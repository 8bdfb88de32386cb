/** Reports that are downloaded as files (api-3 §6 and §8). */
import Type, { type Static } from 'typebox';
import { collectionOf } from './hal.ts';
import { Nullable } from './schema-helpers.ts';

/** A file of a report: text with tabs unless XLSX is asked for (an addition to the tracker’s API). */
export const ReportFormat = Type.Optional(Type.Enum(['tsv', 'xlsx']));

export const ReportFormatQuery = Type.Object({ format: ReportFormat });
export type ReportFormat = Static<typeof ReportFormatQuery>['format'];

export const WorkUnitAttemptsQuery = Type.Object({
  format: ReportFormat,
  workunit: Type.String(),
  attempt: Type.String({
    description:
      '`crispr`, `escell`, `escellallelemodification`, `crisprallelemodification`, or an attempt type',
  }),
});
export type WorkUnitAttemptsQuery = Static<typeof WorkUnitAttemptsQuery>;

export const DistributionReportQuery = Type.Object({
  format: ReportFormat,
  networkname: Type.String({ description: 'In any case' }),
  reporttype: Type.String({ description: '`colony`, `esCell` or `targetingVector`' }),
});
export type DistributionReportQuery = Static<typeof DistributionReportQuery>;

export const MutationReportQuery = Type.Object({
  format: ReportFormat,
  workUnit: Type.Optional(Type.String({ description: 'All of them when empty, missing or `undefined`' })),
});

/** A guide as a line of a genome browser; the first base counts 0, the stop is not part of it. All values are texts. */
export const SerializedGuide = Type.Object({
  pin: Type.String(),
  chrom: Type.String({ description: 'With its prefix: chr4' }),
  chromStart: Type.String(),
  chromEnd: Type.String(),
  guideName: Type.String({ description: 'Allele symbol, underscore, guide identifier' }),
  score: Type.String(),
  strand: Type.String(),
  thickStart: Type.String(),
  thickEnd: Type.String(),
  itemRgb: Type.String(),
  min: Type.String(),
});
export type SerializedGuide = Static<typeof SerializedGuide>;

export const ReportPath = Type.Object({ reportName: Type.String() });

/** The public list of reports; `_embedded` is absent when there are none. */
export const ReportList = collectionOf({
  reportTypes: Type.Array(Type.Object({ name: Type.String(), description: Nullable(Type.String()) })),
});
