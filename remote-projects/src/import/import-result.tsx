import { JobRows, type BulkWork } from 'shared/bulk';
import { useDownload, errorText } from 'shared/api';
import { counted, DownloadButton, Notice, Progress, Row, Stack } from 'shared/ui';
import type { KindWords } from './import-kinds.ts';
import { ignoredText, resultText } from './import-texts.ts';

/** How far the rows have come, what came of each, and those that were refused as a file. */
export function ImportResult({ work: { job, rows, problem }, words }: { work: BulkWork; words: KindWords }) {
  const refused = useDownload();
  const failure = problem !== null && <Notice kind="error" title={problem} />;
  if (job === null) return failure;
  const done = job.changed + job.unchanged + job.refused;
  if (rows === null)
    return (
      <Stack gap="4">
        {failure}
        <Progress label={`${done} of ${counted(job.total, 'row')}`} value={done} max={job.total} />
      </Stack>
    );
  const ignored = ignoredText(job);
  const get = (format: 'xlsx' | 'csv') =>
    void refused.download(`/api/v2/bulkJobs/${job.id}/refusedRows`, { query: { format } });
  return (
    <Stack gap="4">
      {failure}
      <Notice kind={job.refused > 0 ? 'warning' : 'success'}>{resultText(job, words)}</Notice>
      {ignored !== undefined && <Notice kind="info">{ignored}</Notice>}
      {job.refused > 0 && (
        <Row gap="3">
          <DownloadButton
            label="Refused rows as XLSX"
            isDownloading={refused.isDownloading}
            onClick={() => get('xlsx')}
          />
          <DownloadButton
            label="Refused rows as CSV"
            isDownloading={refused.isDownloading}
            onClick={() => get('csv')}
          />
        </Row>
      )}
      {refused.error !== undefined && <Notice kind="error" title={errorText(refused.error)} />}
      <JobRows rows={rows} isPreview={job.isPreview} isGoodFirst changed={words.done} />
    </Stack>
  );
}
