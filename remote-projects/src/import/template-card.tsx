import { useState } from 'react';
import type { Download } from 'shared/api';
import { useConfiguration } from 'shared/config-data';
import type { ImportKind, Person } from 'shared/contract';
import { useSearchParams } from 'shared/router';
import { ownWorkUnits, workUnitsOf } from 'shared/session';
import { Card, counted, DownloadButton, Field, NativeSelect, Row } from 'shared/ui';
import { firstAttemptTypes } from '../creation/plan/first-attempt-types.ts';

interface TemplateProps {
  kind: ImportKind;
  person: Person;
  download: Download;
}

/** A file to begin with: the columns of an attempt type, for updates with the attempts of a work unit as they are. */
export function TemplateCard({ kind, person, download: { download, isDownloading } }: TemplateProps) {
  const { configuration } = useConfiguration();
  const attemptTypes = configuration === undefined ? [] : firstAttemptTypes(configuration);
  const isUpdate = kind === 'attemptUpdates';
  const units = isUpdate ? workUnitsOf(person, configuration?.workUnits ?? []) : [];
  const [type, setType] = useState('');
  const [workUnitName, setWorkUnit] = useState(isUpdate ? (ownWorkUnits(person)[0] ?? '') : '');
  const genes = useSearchParams()[0].get('genes') ?? undefined;
  const attemptTypeName = type === '' ? (attemptTypes[0] ?? '') : type;
  const get = (format: 'xlsx' | 'csv') =>
    void download(`/api/v2/imports/${kind}/template`, {
      query: isUpdate
        ? { attemptTypeName, workUnitName: workUnitName || undefined, format }
        : { attemptTypeName, genes, format },
    });
  return (
    <Card title={isUpdate ? 'A file to change' : 'A template'} description={descriptionOf(isUpdate, genes)}>
      <Row gap="3" alignItems="flex-end">
        <Field label="Attempt Type">
          <NativeSelect
            options={attemptTypes}
            value={attemptTypeName}
            onChange={({ target }) => setType(target.value)}
          />
        </Field>
        {isUpdate && (
          <Field label="Attempts of">
            <NativeSelect
              options={units}
              blankOption="None"
              value={workUnitName}
              onChange={({ target }) => setWorkUnit(target.value)}
            />
          </Field>
        )}
        {(['xlsx', 'csv'] as const).map((format) => (
          <DownloadButton
            key={format}
            label={format.toUpperCase()}
            of="template"
            isDownloading={isDownloading}
            disabled={attemptTypeName === ''}
            onClick={() => get(format)}
          />
        ))}
      </Row>
    </Card>
  );
}

function descriptionOf(isUpdate: boolean, genes: string | undefined): string {
  if (isUpdate)
    return (
      'All columns, and a row for each attempt as it is now. Change cells and choose the file above. ' +
      'A row is refused where somebody else has changed its plan since the download.'
    );
  return genes === undefined
    ? 'A file with all columns and no rows. Leave out what you do not need; the first row stays the header.'
    : `A file with all columns and a row for each of ${counted(genes.split(',').length, 'gene')}. Fill in the rest and choose the file above.`;
}
