import { useState } from 'react';
import { saveAs } from 'shared/api';
import { Button, DownloadIcon, Notice, Row, Stack } from 'shared/ui';
import { ReportDownload } from '../../download/report-download.tsx';
import {
  captionOf,
  chartTitle,
  CHOOSE_WORK_UNIT,
  limitsOf,
  pictureName,
  valueTitle,
} from '../filters/caption.ts';
import { fileRequestOf, type ProductionFilters } from '../filters/filters.ts';
import { NUMBERS_FILE } from '../production-calls.ts';
import { TECHNIQUE_NAMES, TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';
import type { PictureProps } from '../chart/picture.tsx';

interface DownloadBarProps {
  filters: ProductionFilters;
  series: readonly MonthOfSeries[];
  shown: readonly Technique[];
  /** There is a chart to make a picture of. */
  isShown: boolean;
}

/** The chart as a picture, and its numbers as files of the same scope and period (ui-screens 4.1, point 6). */
export function DownloadBar({ filters, series, shown, isShown }: DownloadBarProps) {
  const request = fileRequestOf(filters);
  const picture = usePicture();
  const caption = [captionOf(filters), limitsOf(filters)].filter((text) => text !== '').join(', ');
  return (
    <Stack gap="3">
      <Row alignItems="flex-start">
        <Button
          leftIcon={<DownloadIcon />}
          isBusy={picture.isDrawing}
          disabledReason={isShown ? undefined : whyNoPicture(request !== null)}
          onClick={() =>
            void picture.save(
              { title: chartTitle(filters), valueTitle: valueTitle(filters), caption, series, shown },
              pictureName(filters),
            )
          }
        >
          Download chart
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

function whyNoPicture(isAsked: boolean): string {
  return isAsked ? 'There is no chart to download' : CHOOSE_WORK_UNIT;
}

/** Said when the chart's picture could not be made: its code did not load, or the browser refused. */
const PICTURE_FAILED = 'The picture of the chart could not be made. Please try again.';

/** State of the button that saves the chart as a picture. */
function usePicture() {
  const [isDrawing, setDrawing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const save = async (content: PictureProps, fileName: string) => {
    setDrawing(true);
    setFailed(false);
    try {
      const { drawPicture } = await import('../chart/draw-picture.tsx');
      saveAs(await drawPicture(content), fileName);
    } catch {
      setFailed(true);
    } finally {
      setDrawing(false);
    }
  };
  return { save, isDrawing, hasFailed };
}
