import { Link } from 'shared/router';
import { Box } from 'shared/ui';
import { genesInShort } from '../gene-names.ts';
import { CopyButton } from './copy-button.tsx';
import { trail } from './record-heading.styles.ts';

/** A record on the way from the project to the one that is shown. */
export interface TrailEntry {
  /** What it is called before its identifier, such as `Colony`. */
  kind?: string;
  /** `TPN:000000042`; undefined for a screen of the record before, such as its history. */
  id?: string;
  /** Address of its screen; undefined for the screen that is shown. */
  to?: string;
}

export interface RecordTrailProps {
  geneSymbols: readonly string[];
  entries: readonly TrailEntry[];
}

/** `Cib2 TPN:… › PIN:… › Colony TPO:…`: where a record belongs. Each identifier can be copied. The heading has all genes. */
export function RecordTrail({ geneSymbols, entries }: RecordTrailProps) {
  return (
    <Box as="nav" aria-label="Breadcrumb" minW="0" maxW="full">
      <ol className={trail}>
        {entries.map((entry, position) => {
          const { id, to } = entry;
          const text = [position === 0 ? genesInShort(geneSymbols) : entry.kind, id]
            .filter(Boolean)
            .join(' ');
          return (
            <li key={text}>
              {to === undefined ? (
                <span aria-current="page" className="gt-id">
                  {text}
                </span>
              ) : (
                <Link to={to} className="gt-link gt-id">
                  {text}
                </Link>
              )}
              {id !== undefined && <CopyButton text={id} />}
            </li>
          );
        })}
      </ol>
    </Box>
  );
}
