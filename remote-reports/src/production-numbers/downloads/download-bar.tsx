import { saveAs } from 'shared/api';
import { csvFile, csvText } from 'shared/domain';
import { Button, DownloadIcon, Notice, Row, Stack } from 'shared/ui';
import { ReportDownload } from '../../download/report-download.tsx';
import { chartFileName, CHOOSE_WORK_UNIT } from '../filters/caption.ts';
import { fileRequestOf } from '../filters/filters.ts';
import { NUMBERS_FILE } from '../production-calls.ts';
import { TECHNIQUE_NAMES, TECHNIQUES } from '../series/series.ts';
import { linesOf, pictureOf, type ShownFigure } from './shown-figure.ts';
import { usePicture, type PictureFormat } from './use-picture.ts';

interface DownloadBarProps extends ShownFigure {
  /** There is a chart to make a picture of. */
  isShown: boolean;
}

const PICTURES: readonly { format: PictureFormat; label: string }[] = [
  { format: 'png', label: 'Download chart' },
  { format: 'svg', label: 'Download SVG' },
];

/**
 * What is shown as a picture and as one table, and the server's files of the same scope and period (ui-screens 4.1, point 6).
 */
export function DownloadBar({ isShown, ...figure }: DownloadBarProps) {
  const { filters } = figure;
  const request = fileRequestOf(filters);
  const picture = usePicture();
  const disabledReason = isShown ? undefined : whyNothing(request !== null);
  return (
    <Stack gap="3">
      <Row alignItems="flex-start">
        {PICTURES.map(({ format, label }) => (
          <Button
            key={format}
            leftIcon={<DownloadIcon />}
            isBusy={picture.drawing === format}
            disabledReason={disabledReason}
            onClick={() => void picture.save(pictureOf(figure), format, chartFileName(filters, format))}
          >
            {label}
          </Button>
        ))}
        <Button
          leftIcon={<DownloadIcon />}
          disabledReason={disabledReason}
          onClick={() => saveAs(csvFile(csvText(linesOf(figure))), chartFileName(filters, 'csv'))}
        >
          Download CSV of all series
        </Button>
        {TECHNIQUES.map((technique) => (
          <ReportDownload
            key={technique}
            label={`Download ${TECHNIQUE_NAMES[technique]} tsv`}
            path={NUMBERS_FILE}
            query={{ ...request, attempt: technique }}
            disabledReason={request === null ? CHOOSE_WORK_UNIT : undefined}
            variant="secondary"
          />
        ))}
      </Row>
      {picture.hasFailed && <Notice kind="error">{PICTURE_FAILED}</Notice>}
    </Stack>
  );
}

function whyNothing(isAsked: boolean): string {
  return isAsked ? 'There is no chart to download' : CHOOSE_WORK_UNIT;
}

/** Said when the chart's picture could not be made: its code did not load, or the browser refused. */
const PICTURE_FAILED = 'The picture of the chart could not be made. Please try again.';
