import type { AcceptedRow, GeneListImportPreview } from 'shared/contract';
import { Box, Disclosure, List, ListItem, Notice, Stack, Text } from 'shared/ui';
import { checkedText, refusedText } from './import-texts.ts';

/** Rows that are listed; a file with more problems than this is mended in a spreadsheet first. */
const LISTED_ROWS = 200;

/** What adding the file would do: which rows can not be added and why, and the first of those that can. */
export function ImportPreview({ preview }: { preview: GeneListImportPreview }) {
  const { refused, accepted, firstAccepted } = preview;
  const listed = refused.slice(0, LISTED_ROWS);
  return (
    <Stack gap="3">
      <Notice kind={refused.length > 0 || accepted === 0 ? 'warning' : 'success'}>
        {checkedText(preview)}
      </Notice>
      {listed.length > 0 && (
        <Box role="group" aria-label="Rows that can not be added" tabIndex={0} maxH="16rem" overflowY="auto">
          <List fontSize="sm" overflowWrap="anywhere">
            {listed.map((row) => (
              <ListItem key={row.line}>{refusedText(row)}</ListItem>
            ))}
          </List>
          {refused.length > listed.length && (
            <Text size="sm">And {refused.length - listed.length} more.</Text>
          )}
        </Box>
      )}
      {firstAccepted.length > 0 && (
        <Disclosure summary={accepted > firstAccepted.length ? 'First rows to be added' : 'Rows to be added'}>
          <List fontSize="sm" overflowWrap="anywhere">
            {firstAccepted.map((row) => (
              <ListItem key={row.line}>{acceptedText(row)}</ListItem>
            ))}
          </List>
        </Disclosure>
      )}
    </Stack>
  );
}

function acceptedText({ genes, recordTypes, visible, note }: AcceptedRow): string {
  const parts = [genes.join(', '), recordTypes.join(', '), visible ? 'visible' : 'not visible', note];
  return parts.filter((part) => part !== '').join(' · ');
}
