import { useState } from 'react';
import {
  Button,
  counted,
  DataTable,
  DownloadButton,
  EmptyState,
  FilterFrame,
  PagedTable,
  Text,
  useIsHandset,
  wholeList,
  type FilterDefinition,
  type ListAddress,
} from 'shared/ui';
import { exampleProjects, projectColumns, projectKey, type ExampleProject } from './example-projects.tsx';
import { Example, Section } from './section.tsx';

const FILTERS: FilterDefinition[] = [
  { name: 'tpn', title: 'TPN', kind: 'text' },
  { name: 'privacyName', title: 'Privacy', kind: 'options', options: ['public', 'protected', 'restricted'] },
  {
    name: 'summaryStatusName',
    title: 'Summary Status',
    kind: 'options',
    options: [
      ...new Set(exampleProjects.map(({ status }) => status)),
      'Cre Excision Complete',
      'Embryos Obtained',
      'Rederivation Started',
    ],
  },
];

const WHOLE_LIST = wholeList({
  filters: FILTERS,
  sortKeys: ['tpn'],
  defaultSort: { key: 'tpn', direction: 'asc' },
});

/** The list of a screen as it is put together from the kit. Filters and sorting are shown, not applied: that is the server's part. */
export function ListScreen() {
  const isHandset = useIsHandset();
  const [address, setAddress] = useState<ListAddress>({
    ...WHOLE_LIST,
    filters: { privacyName: ['public', 'protected'] },
  });
  const { filters, page, size } = address;
  const refine = (change: Partial<ListAddress>) => setAddress({ ...address, page: 0, ...change });

  return (
    <Section
      title="List with filters"
      about="Filter panel, column picker, sorting, sticky header and first column, paging."
    >
      <FilterFrame
        definitions={FILTERS}
        values={filters}
        onChange={(changed) => refine({ filters: changed })}
        isOpenAtStart={!isHandset}
      >
        <PagedTable
          label="Example list"
          caption="Example projects"
          columnsName="gallery"
          columns={projectColumns}
          rows={exampleProjects.slice(page * size, (page + 1) * size)}
          rowKey={projectKey}
          summary={<Text tone="muted">{counted(exampleProjects.length, 'project')}</Text>}
          actions={<DownloadButton label="Download as CSV" isDownloading={false} onClick={() => undefined} />}
          address={address}
          onChange={refine}
          shown={{ number: page, size, totalElements: exampleProjects.length }}
          resetScrollOn={page}
          maxHeight="640px"
        />
      </FilterFrame>
    </Section>
  );
}

function moreAbout({ gene, guides, isRestricted }: ExampleProject) {
  return isRestricted ? null : <Text>{`${guides} guides were designed for ${gene}.`}</Text>;
}

const EXAMPLES = { columns: projectColumns, rowKey: projectKey, stickyFirstColumn: true };
const FIRST_FOUR = exampleProjects.slice(0, 4);

export function TableStates() {
  return (
    <Section title="States of a table">
      <Example name="First load">
        <DataTable
          {...EXAMPLES}
          caption="Projects, first load"
          rows={undefined}
          isLoading
          maxHeight="260px"
        />
      </Example>
      <Example name="Loading again: the old rows stay">
        <DataTable {...EXAMPLES} caption="Projects, loading again" rows={FIRST_FOUR} isLoading />
      </Example>
      <Example name="Rows that show more">
        <DataTable
          {...EXAMPLES}
          caption="Projects, with more to each"
          rows={FIRST_FOUR}
          expanded={moreAbout}
        />
      </Example>
      <Example name="Nothing found">
        <DataTable
          {...EXAMPLES}
          caption="Projects, nothing found"
          rows={[]}
          empty={<EmptyState title="No projects match" action={<Button>Clear filters</Button>} />}
        />
      </Example>
    </Section>
  );
}
