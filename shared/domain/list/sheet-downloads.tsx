import { useState } from 'react';
import { DownloadButton } from 'shared/ui';

/** Formats of files that spreadsheets open. */
const FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof FORMATS)[number];

export interface SheetDownloadsProps {
  isDownloading: boolean;
  disabled?: boolean;
  onDownload: (format: SheetFormat) => void;
}

/** Buttons that save a table as CSV, or as XLSX with dates and numbers as such. */
export function SheetDownloads({ isDownloading, disabled, onDownload }: SheetDownloadsProps) {
  const [asked, setAsked] = useState<SheetFormat>();
  return FORMATS.map((format) => (
    <DownloadButton
      key={format}
      label={`Download as ${format.toUpperCase()}`}
      isDownloading={isDownloading && asked === format}
      disabled={disabled}
      onClick={() => {
        setAsked(format);
        onDownload(format);
      }}
    />
  ));
}
