import { useDownload, useResource } from 'shared/api';
import type { GeneListPage } from 'shared/contract';
import { ErrorBanner, ListTable, pageQuery, useListPage } from 'shared/domain';
import { Card, DownloadButton, Stack } from 'shared/ui';
import type { SeenGeneList } from '../list/list-address.ts';
import { contentPath, exportPath, fileName } from '../list/list-calls.ts';
import { noRecords } from '../records/no-records.ts';
import { PUBLIC_COLUMNS } from '../records/record-columns.tsx';
import { placeKey, useRows } from '../records/shown-rows.ts';

/** The visible records of a consortium's list (ui-screens 20). */
export function PublicList({ address, refine }: SeenGeneList) {
  const { consortium } = address;
  const reading = useResource<GeneListPage>(contentPath(consortium, 'publicContent'), pageQuery(address));
  const list = useListPage(reading, address, refine);
  const csv = useDownload();
  const rows = useRows(consortium, list.response);
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
        <ListTable
          label="Records"
          caption={`Public records of ${consortium}`}
          columnsName="public-gene-list"
          columns={PUBLIC_COLUMNS}
          list={list}
          rowsOf={() => rows}
          rowKey={placeKey}
          noun="record"
          empty={noRecords(`The public gene list of ${consortium} has no records`)}
          actions={
            <DownloadButton label="Download as CSV" isDownloading={csv.isDownloading} onClick={download} />
          }
          address={address}
          onChange={refine}
          isOrderFixed
        />
      </Stack>
    </Card>
  );
}
