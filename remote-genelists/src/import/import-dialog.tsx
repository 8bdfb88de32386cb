import { errorText, saveAs } from 'shared/api';
import type { AcceptedRow, GeneListImportPreview } from 'shared/contract';
import {
  Box,
  Button,
  Disclosure,
  DownloadIcon,
  FilePicker,
  List,
  ListItem,
  Notice,
  Progress,
  Row,
  Spinner,
  Stack,
  TableFrame,
  Text,
} from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { addText, checkedText, progressText, refusedText, synonymsText } from './import-texts.ts';
import { REFUSED_ROWS, refusedFile } from './refused-rows.ts';
import type { Importing } from './use-import.ts';
import { exampleTable } from './import-dialog.styles.ts';

/** Rows with their problems are long; the 280 px of spec part 2 §9 break them in every word. */
const WIDTH = '720px';

/** Chooses a CSV file, shows what is wrong with its rows, and adds those that are good (ui-screens 19.1, PP-67). */
export function ImportDialog({ importing }: { importing: Importing }) {
  const { isOpen, work, checked, step, error, cancel, choose, takeSynonyms, add } = importing;
  const toAdd = checked && addText(checked.preview);
  return (
    <Dialog
      title="Import Gene List"
      isOpen={isOpen}
      onClose={cancel}
      width={WIDTH}
      footer={
        <>
          <Button
            disabledReason={work === 'adding' ? 'The rows are being added.' : undefined}
            onClick={cancel}
          >
            Cancel
          </Button>
          {toAdd !== undefined && (
            <Button
              variant="primary"
              isBusy={work === 'adding'}
              busyText="Adding…"
              onClick={() => void add()}
            >
              {toAdd}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        {error !== undefined && <Notice kind="error" title={errorText(error)} />}
        {checked === undefined && <Explanation />}
        <FilePicker
          label="CSV file"
          accept=".csv"
          file={checked?.file ?? null}
          onChange={(file) => void choose(file)}
          disabled={work !== null}
        />
        <Row role="status" gap="2">
          {work === 'checking' && (
            <>
              <Spinner /> Checking the rows…
            </>
          )}
        </Row>
        {work === 'adding' && (
          <Progress label={progressText(step)} value={step?.added} max={checked?.preview.accepted ?? 0} />
        )}
        {checked && work === null && (
          <ImportPreview preview={checked.preview} onUseSynonyms={() => void takeSynonyms()} />
        )}
      </Stack>
    </Dialog>
  );
}

function Explanation() {
  return (
    <>
      <Text size="sm">
        Choose a csv file with the gene symbol(s), record type, visibility and a note (may be empty):
      </Text>
      <ExampleTable />
      <Text size="sm">
        <strong>Note:</strong> Loaded data are added to the existing ones. You see what is in the file before
        anything is added; adding stores the rows at once. Associated projects are calculated.
      </Text>
    </>
  );
}

const HEADERS = ['Genes', 'Type', 'Visible', 'Note'];
const ROWS = [
  ['Adamts2', 'Tier2', 'true', 'Note about this record'],
  ['Adamts6,Adamts10', 'Tier1', 'false', 'Multiple genes in a record'],
];

/** How a file looks (ui-screens 19.1). */
function ExampleTable() {
  return (
    <TableFrame caption="Example of a file" isInCard className={exampleTable}>
      <thead>
        <tr>
          {HEADERS.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Rows that are listed; a file with more problems than this is mended in a spreadsheet first. */
const LISTED_ROWS = 200;

interface ImportPreviewProps {
  preview: GeneListImportPreview;
  onUseSynonyms: () => void;
}

/** What adding the file would do: which rows can not be added and why, and the first of those that can. */
function ImportPreview({ preview, onUseSynonyms }: ImportPreviewProps) {
  const { refused, accepted, firstAccepted, synonyms } = preview;
  const listed = refused.slice(0, LISTED_ROWS);
  const isOffered = refused.some(({ message }) =>
    synonyms.some(({ name }) => message.startsWith(`${name} `)),
  );
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
      {refused.length > 0 && (
        <Row gap="2">
          {isOffered && <Button onClick={onUseSynonyms}>{synonymsText(synonyms)}</Button>}
          <Button leftIcon={<DownloadIcon />} onClick={() => saveAs(refusedFile(refused), REFUSED_ROWS)}>
            Refused rows as a file
          </Button>
        </Row>
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
