import { useMemo } from 'react';
import { errorText, useResource } from 'shared/api';
import type { HistoryRecord } from 'shared/contract';
import { Box, EmptyState, ErrorState, Link, LoadingState, Page } from 'shared/ui';
import { GoBack, RecordHeading, type RecordHeadingProps, type TrailEntry } from 'shared/domain';
import { creationFirst } from './changes.ts';
import { HistoryView } from './history-view.tsx';
import { RecordAtPart } from './record-at/record-at-part.tsx';

export interface HistoryPageProps {
  /** `Project History`, `Outcome History`, `Phenotyping Stage History` (ui-screens 18, PP-37). */
  title: string;
  /** API path of the history, for example `/api/projects/TPN:000000042/history`. */
  path: string;
  /** API path of the record at a day, `/api/v2/projects/TPN:000000042/at`; without it no day can be asked for. */
  atPath?: string;
  /** What the history is of, by its id: `TPN:000000042`. */
  entityName: string;
  /** Address of the screen of that object. */
  backTo: string;
  /** The object, as its own screen is headed; without it the heading is the title. */
  heading?: Pick<RecordHeadingProps, 'geneSymbols' | 'standing' | 'trail'>;
}

/** Who changed what of an object, and when (ui-screens 18, PP-37, PP-38). */
export function HistoryPage({ title, path, atPath, entityName, backTo, heading }: HistoryPageProps) {
  const { data, error, isLoading, reload } = useResource<HistoryRecord[]>(path, undefined, {
    showsRefusal: true,
  });
  const records = useMemo(() => creationFirst(data ?? []), [data]);
  return (
    <Page
      title={title}
      documentTitle={[title, entityName, ...(heading?.geneSymbols ?? [])].join(' ')}
      heading={
        heading && (
          <RecordHeading
            title={`${title} ${entityName}`}
            {...heading}
            trail={trailToHistory(heading.trail, backTo, title)}
            history={undefined}
            fallback={backTo}
          />
        )
      }
      description={
        <>
          Changes of{' '}
          <Link to={backTo} isId>
            {entityName}
          </Link>
        </>
      }
      actions={<GoBack fallback={backTo} />}
    >
      {atPath !== undefined && <RecordAtPart path={atPath} entityName={entityName} />}
      {isLoading && <LoadingState />}
      {error && <ErrorState text={errorText(error)} onRetry={() => void reload()} />}
      {data?.length === 0 && <EmptyState title="No changes have been recorded." />}
      {data !== undefined && data.length > 0 && (
        <Box minW="0">
          <HistoryView title={title} records={records} entityName={entityName} />
        </Box>
      )}
    </Page>
  );
}

/** The object is a step back from its history. */
function trailToHistory(trail: readonly TrailEntry[], backTo: string, title: string): TrailEntry[] {
  const last = trail.at(-1);
  return [...trail.slice(0, -1), { ...last, to: backTo }, { kind: title }];
}
