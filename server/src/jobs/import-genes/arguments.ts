import { parseArgs } from 'node:util';
import type { GeneFiles } from './import-genes.ts';

export const HELP = `Brings genes and orthologs up to date from public report files.

  npm run import-genes -- --markers MRK_List2.rpt --coordinates MGI_Gene_Model_Coord.rpt --orthologs HMD_HumanPhenotype.rpt

  --markers FILE      MGI's marker list: MRK_List2.rpt, or MRK_List1.rpt with withdrawn markers
  --coordinates FILE  MGI_Gene_Model_Coord.rpt: NCBI and Ensembl ids and positions
  --orthologs FILE    HMD_HumanPhenotype.rpt, HOM_MouseHumanSequence.rpt or HCOP's human_mouse_hcop_fifteen_column.txt;
                      may be given several times
  --help              this text

Files may be gzipped. MGI's are at https://www.informatics.jax.org/downloads/reports/.
The database is the server's (DATABASE_URL, else DATA_DIR); stop a server that uses the embedded one.
A symbol that changes stays as a synonym; genes that are no longer listed stay.`;

/** The command that was requested: help, or an import. */
export type Request = { readonly help: true } | { readonly help: false; readonly files: GeneFiles };

/** @throws TypeError with a message for the person when the arguments make no sense */
export function readArguments(args: readonly string[]): Request {
  const { values } = parseArgs({
    args: [...args],
    options: {
      markers: { type: 'string' },
      coordinates: { type: 'string' },
      orthologs: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return { help: true };
  const orthologs = values.orthologs ?? [];
  if (values.markers === undefined && values.coordinates === undefined && orthologs.length === 0) {
    throw new TypeError('No file was given. See --help.');
  }
  return { help: false, files: { markers: values.markers, coordinates: values.coordinates, orthologs } };
}
