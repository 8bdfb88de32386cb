import { useDownload, useResource } from 'shared/api';
import type { GeneListPage } from 'shared/contract';
import { ErrorBanner, listState } from 'shared/domain';
import { Card, DownloadButton, PagedTable, Stack, Text, useLastPage } from 'shared/ui';
import { contentPath, exportPath, fileName, pageQuery } from '../list/list-calls.ts';
import type { SeenList } from '../list/use-list-address.ts';
import { countText } from '../records/count-text.ts';
import { NoRecords } from '../records/no-records.tsx';
import { PUBLIC_COLUMNS } from '../records/record-columns.tsx';
import { placeKey } from '../records/shown-rows.ts';
import { useRows } from '../records/use-rows.ts';

/** The visible records of a consortium's list (ui-screens 20). */
export function PublicList({ address, refine }: SeenList) {
  const { consortium } = address;
  const reading = useResource<GeneListPage>(contentPath(consortium, 'publicContent'), pageQuery(address));
  const { answer, isFailed, isLoading, currentTotal } = listState(reading);
  useLastPage({ ...address, totalElements: currentTotal }, (page) => refine({ page }));
  const csv = useDownload();
  const rows = useRows(consortium, answer);
  const total = answer?.page.totalElements;
  const download = () =>
    void csv.download(exportPath(consortium, 'exportPublic'), { fileName: fileName(consortium) });

  return (
    <Card
      title={
        <>
          <strong>{consortium}</strong> public Gene List
        </>
      }
    >
      <Stack gap="3">
        <ErrorBanner errors={[reading.error, csv.error]} />
        <PagedTable
          label="Records"
          caption={`Public records of ${consortium}`}
          columnsName="public-gene-list"
          columns={PUBLIC_COLUMNS}
          rows={answer === undefined && !isFailed ? undefined : rows}
          rowKey={placeKey}
          isLoading={isLoading}
          empty={
            <NoRecords
              isFailed={isFailed}
              onRetry={() => void reading.reload()}
              isFiltered={false}
              onClearFilter={() => refine({ filters: {} })}
              title={`The public gene list of ${consortium} has no records`}
            />
          }
          summary={<Text tone="muted">{countText(total, isLoading)}</Text>}
          actions={
            <DownloadButton label="Download as CSV" isDownloading={csv.isDownloading} onClick={download} />
          }
          address={address}
          onChange={refine}
          isOrderFixed
          totalElements={total}
          resetScrollOn={answer}
        />
      </Stack>
    </Card>
  );
}
