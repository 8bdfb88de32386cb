import { Button, DownloadIcon, Notice, Row, Stack } from 'shared/ui';
import { ReportDownload } from '../../download/report-download.tsx';
import { captionOf, CHART_TITLE, CHOOSE_WORK_UNIT, limitsOf } from '../filters/caption.ts';
import type { ProductionFilters } from '../filters/filters.ts';
import { pictureName } from '../filters/picture-name.ts';
import { questionOf } from '../filters/question.ts';
import { NUMBERS_FILE } from '../production-calls.ts';
import { TECHNIQUE_NAMES, TECHNIQUES, type MonthOfSeries, type Technique } from '../series/series.ts';
import { PICTURE_FAILED, usePicture } from './use-picture.ts';

export interface DownloadBarProps {
  filters: ProductionFilters;
  series: readonly MonthOfSeries[];
  shown: readonly Technique[];
  /** There is a chart to make a picture of. */
  isShown: boolean;
}

/** The chart as a picture, and its numbers as files of the same scope and period (ui-screens 4.1, point 6). */
export function DownloadBar({ filters, series, shown, isShown }: DownloadBarProps) {
  const question = questionOf(filters);
  const picture = usePicture();
  const caption = [captionOf(filters), limitsOf(filters)].filter((text) => text !== '').join(', ');
  return (
    <Stack gap="3">
      <Row alignItems="flex-start">
        <Button
          leftIcon={<DownloadIcon />}
          isBusy={picture.isDrawing}
          disabledReason={isShown ? undefined : whyNoPicture(question !== null)}
          onClick={() =>
            void picture.save({ title: CHART_TITLE, caption, series, shown }, pictureName(filters))
          }
        >
          Download chart
        </Button>
        {TECHNIQUES.map((technique) => (
          <ReportDownload
            key={technique}
            label={`Download ${TECHNIQUE_NAMES[technique]} tsv`}
            path={NUMBERS_FILE}
            query={{ ...question, attempt: technique }}
            disabledReason={question === null ? CHOOSE_WORK_UNIT : undefined}
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
