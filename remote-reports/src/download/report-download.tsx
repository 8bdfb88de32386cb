import { useState } from 'react';
import { errorText, useDownload, type QueryParams } from 'shared/api';
import { Button, DownloadButton, Notice, RetryIcon, Row, Stack, Text, type ButtonVariant } from 'shared/ui';
import { amountText } from './amount-text.ts';

export interface ReportDownloadProps {
  label: string;
  /** Said after the label to screen readers, where several buttons have the same one. */
  of?: string;
  path: string;
  query?: QueryParams;
  disabled?: boolean;
  disabledReason?: string;
  variant?: ButtonVariant;
}

/** What a download is of, without the words for its kind: `ES Cell` of `Download ES Cell tsv`. */
const subjectOf = (label: string) => label.replace(/^Download /, '').replace(/ tsv$/, '');

/**
 * Saves a report under the name that the server gives it (ui-screens, appendix B), shows how much of it has arrived, and
 * shows what went wrong in the place where it was requested.
 */
export function ReportDownload({ path, query, ...button }: ReportDownloadProps) {
  const { download, isDownloading, receivedBytes, error } = useDownload();
  /** The format that was asked for last, for another try. */
  const [asked, setAsked] = useState<'xlsx'>();
  const isFetching = (format?: 'xlsx') => isDownloading && asked === format;
  const start = (format?: 'xlsx') => {
    setAsked(format);
    void download(path, { query: { ...query, format } });
  };
  return (
    <Stack gap="3" alignItems="flex-start">
      <Row>
        <DownloadButton variant="primary" {...button} isDownloading={isFetching()} onClick={() => start()} />
        <DownloadButton
          {...button}
          label="XLSX"
          of={button.of ?? subjectOf(button.label)}
          variant="quiet"
          isDownloading={isFetching('xlsx')}
          onClick={() => start('xlsx')}
        />
        {receivedBytes > 0 && (
          <Text size="sm" tone="muted">
            {amountText(receivedBytes)} received
          </Text>
        )}
      </Row>
      {error !== undefined && (
        <Notice kind="error" title="The report could not be downloaded.">
          <Stack gap="2" alignItems="flex-start">
            <p>{errorText(error)}</p>
            <Button size="sm" leftIcon={<RetryIcon />} onClick={() => start(asked)}>
              Try again
            </Button>
          </Stack>
        </Notice>
      )}
    </Stack>
  );
}
