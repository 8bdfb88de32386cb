import { Button, FilePicker, Progress, Row, Spinner, Stack, Text } from 'shared/ui';
import { Dialog } from 'shared/ui-overlays';
import { ExampleTable } from './example-table.tsx';
import { ImportPreview } from './import-preview.tsx';
import { addText, progressText } from './import-texts.ts';
import type { Importing } from './use-import.ts';

/** Spec part 2 §9. */
const WIDTH = '280px';

/** Chooses a CSV file, shows what is wrong with its rows, and adds those that are good (ui-screens 19.1, PP-67). */
export function ImportDialog({ importing }: { importing: Importing }) {
  const { isOpen, work, checked, step, cancel, choose, add } = importing;
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
        {checked && work !== 'adding' && <ImportPreview preview={checked.preview} />}
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
