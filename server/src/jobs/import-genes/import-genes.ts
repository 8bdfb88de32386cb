import { inTransaction, type Db } from '../../platform/database/database.ts';
import { parseCoordinateFile } from './coordinate-file.ts';
import type { Refusal } from './gene-facts.ts';
import { parseMarkerFile } from './marker-file.ts';
import { mergeGenes } from './merge-genes.ts';
import { mergeOrthologs } from './merge-orthologs.ts';
import { parseOrthologFile } from './ortholog-files.ts';
import { readReportFile } from './report-file.ts';
import { addGenes, changeGenes, geneIds, readStoredGenes } from './stored-genes.ts';
import { readStoredOrthologs, writeOrthologs } from './stored-orthologs.ts';

/** Paths of the files to import; each may be absent. */
export interface GeneFiles {
  /** `MRK_List2.rpt` or `MRK_List1.rpt`. */
  readonly markers?: string;
  /** `MGI_Gene_Model_Coord.rpt`. */
  readonly coordinates?: string;
  /** `HMD_HumanPhenotype.rpt`, `HOM_MouseHumanSequence.rpt` or HCOP's file, any number of them. */
  readonly orthologs: readonly string[];
}

/** What became of the rows of genes, or of one file of orthologs. */
export interface ImportCounts {
  readonly of: string;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly leftOut: number;
  readonly refusals: readonly Refusal[];
}

/** Who the audit columns name for what an import changes. */
const IMPORTER = 'import-genes';

/**
 * Brings genes and orthologs up to date from public report files, all or nothing.
 *
 * @throws ReportFileError when a file cannot be read or is of another kind; then nothing has changed
 */
export async function importGenes(db: Db, files: GeneFiles): Promise<ImportCounts[]> {
  const geneFiles = [
    ...(files.markers === undefined ? [] : [parseMarkerFile(await readReportFile(files.markers))]),
    ...(files.coordinates === undefined
      ? []
      : [parseCoordinateFile(await readReportFile(files.coordinates))]),
  ];
  const orthologFiles = await Promise.all(
    files.orthologs.map(async (path) => parseOrthologFile(await readReportFile(path))),
  );

  return inTransaction(db, IMPORTER, async (transaction) => {
    const counts: ImportCounts[] = [];
    if (geneFiles.length > 0) {
      const merged = mergeGenes(await readStoredGenes(transaction), geneFiles);
      await changeGenes(transaction, merged.changed);
      await addGenes(transaction, merged.added);
      counts.push({
        of: 'genes',
        added: merged.added.length,
        changed: merged.changed.length,
        unchanged: merged.unchanged,
        removed: 0,
        leftOut: geneFiles.reduce((sum, file) => sum + file.leftOut, 0),
        refusals: [...geneFiles.flatMap((file) => file.refusals), ...merged.refusals],
      });
    }
    const ids = orthologFiles.length === 0 ? new Map<string, number>() : await geneIds(transaction);
    for (const file of orthologFiles) {
      const merged = mergeOrthologs(await readStoredOrthologs(transaction), file, ids);
      await writeOrthologs(transaction, merged);
      counts.push({
        of: `orthologs (${file.file})`,
        added: merged.added.length,
        changed: merged.changed.length,
        unchanged: merged.unchanged,
        removed: merged.removed.length,
        leftOut: file.leftOut,
        refusals: merged.refusals,
      });
    }
    return counts;
  });
}
