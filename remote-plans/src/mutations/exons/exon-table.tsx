import type { TargetedExon } from 'shared/contract';
import { ExternalLink, TableFrame, Text } from 'shared/ui';
import { exonAddress, transcriptAddress } from '../annotation.ts';
import { transcriptsIn } from './transcripts.ts';

/** Exons and transcripts are chips that lead to the genome browser (ui-screens 15.7). */
const CHIPS = {
  '& td': { verticalAlign: 'top', maxW: 'none' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
  '& :is(td, li) > .gt-link': {
    display: 'inline-grid',
    gridTemplateColumns: 'auto auto',
    alignItems: 'center',
    columnGap: '1.5',
    px: '2',
    py: '0.5',
    bg: 'accent.subtle',
    color: 'accent.fg',
    borderWidth: '1px',
    borderColor: 'accent.border',
    borderRadius: 'sm',
    fontSize: 'sm',
    textDecoration: 'none',
    _hover: { bg: 'accent.muted' },
  },
  // The id stands on its own line, under the name and its icon.
  '& li > .gt-link > span': { gridRow: '2', gridColumn: '1 / -1', fontSize: 'xs' },
};

/** Exons with their transcripts. */
export function ExonTable({ title, exons }: { title: string; exons: readonly TargetedExon[] }) {
  if (exons.length === 0) return <Text tone="muted">No exons.</Text>;
  return (
    <TableFrame caption={title} isInCard css={CHIPS}>
      <thead>
        <tr>
          <th scope="col">Exon ID</th>
          <th scope="col">Transcript</th>
        </tr>
      </thead>
      <tbody>
        {exons.map(({ id, exonId, transcript }) => (
          <tr key={id}>
            <td>
              {exonId === null ? (
                'Not defined'
              ) : (
                <ExternalLink href={exonAddress(exonId)}>{exonId}</ExternalLink>
              )}
            </td>
            <td>
              <TranscriptChips text={transcript} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Name on the first line, id on the second. */
function TranscriptChips({ text }: { text: string | null }) {
  const transcripts = transcriptsIn(text);
  if (transcripts.length === 0) return 'Not defined';
  return (
    <ul>
      {transcripts.map(({ name, id }) => (
        <li key={`${name}__${id}`}>
          <ExternalLink href={transcriptAddress(name)}>
            {name}
            {id !== '' && <span>{id}</span>}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
