import type { TargetedExon } from 'shared/contract';
import { ExternalLink, TableFrame, Text } from 'shared/ui';
import { exonAddress, transcriptAddress } from '../annotation.ts';
import { transcriptsIn } from './transcripts.ts';
import { chips } from './exon-table.styles.ts';

/** Exons with their transcripts. */
export function ExonTable({ title, exons }: { title: string; exons: readonly TargetedExon[] }) {
  if (exons.length === 0) return <Text tone="muted">No exons.</Text>;
  return (
    <TableFrame caption={title} isInCard className={chips}>
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
