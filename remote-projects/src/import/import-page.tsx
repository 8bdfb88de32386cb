import { useDownload } from 'shared/api';
import type { Person } from 'shared/contract';
import { ErrorBanner, SignedInOnly } from 'shared/domain';
import { Button, Card, Field, FilePicker, LinkButton, NativeSelect, Page, Row, Stack, Text } from 'shared/ui';
import { KINDS, wordsOf, type KindWords } from './import-kinds.ts';
import { ImportResult } from './import-result.tsx';
import { actText } from './import-texts.ts';
import { TemplateCard } from './template-card.tsx';
import { useImport, type Importing } from './use-import.ts';

const TITLE = 'Import a Spreadsheet';

/** Brings in new projects, or values of attempts, from a spreadsheet: a look at every row first, then the work. */
export function ImportPage() {
  return (
    <SignedInOnly title={TITLE} reason="Spreadsheets are brought in by members of a work unit.">
      {(person) => <Import person={person} />}
    </SignedInOnly>
  );
}

function Import({ person }: { person: Person }) {
  const importing = useImport();
  const template = useDownload();
  const words = wordsOf(importing.kind);
  return (
    <Page
      title={TITLE}
      description="Every row is checked before anything is stored, and you see what would happen to each."
      banner={<ErrorBanner errors={[template.error]} />}
    >
      <Stack gap="5">
        <FileCard importing={importing} words={words} />
        {(importing.work.job !== null || importing.work.problem !== null) && (
          <Card title={importing.work.job?.isPreview === false ? 'Result' : 'Preview'}>
            <ImportResult work={importing.work} words={words} />
            <Buttons importing={importing} words={words} />
          </Card>
        )}
        <TemplateCard key={words.kind} kind={words.kind} person={person} download={template} />
      </Stack>
    </Page>
  );
}

interface PartProps {
  importing: Importing;
  words: KindWords;
}

function FileCard({ importing: { kind, file, work, chooseKind, chooseFile }, words }: PartProps) {
  const isWorking = work.job !== null && work.job.finishedAt === null;
  return (
    <Card title="The file" description={words.description}>
      <Stack gap="4" maxW="36rem">
        <Field label="What it brings">
          <NativeSelect
            options={KINDS.map(({ kind: value, label }) => ({ value, label }))}
            value={kind}
            disabled={isWorking}
            onChange={({ target }) => {
              const chosen = KINDS.find((one) => one.kind === target.value);
              if (chosen !== undefined) chooseKind(chosen.kind);
            }}
          />
        </Field>
        <FilePicker
          label="Spreadsheet"
          accept=".csv,.xlsx"
          file={file}
          onChange={chooseFile}
          disabled={isWorking}
          hint="XLSX or CSV, up to 5 MB and 10,000 rows. Columns are matched by name, in any order and case; genes may be written as symbol, MGI id or synonym."
        />
      </Stack>
    </Card>
  );
}

function Buttons({ importing: { work, act, chooseFile }, words }: PartProps) {
  const { job, rows } = work;
  if (job === null || rows === null) return null;
  if (!job.isPreview)
    return (
      <Row gap="3" mt="4">
        <LinkButton variant="primary" to="/projects">
          Managed Projects
        </LinkButton>
        <Button variant="secondary" onClick={() => chooseFile(null)}>
          Another file
        </Button>
      </Row>
    );
  const text = actText(job, words);
  return (
    <Row gap="3" mt="4">
      {text === undefined ? (
        <Text>There is nothing to do in this file.</Text>
      ) : (
        <Button variant="primary" isBusy={work.isGiving} onClick={act}>
          {text}
        </Button>
      )}
    </Row>
  );
}
