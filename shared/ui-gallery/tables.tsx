import { useState } from 'react';
import {
  Button,
  changedFilterCount,
  ColumnPicker,
  DataTable,
  DownloadButton,
  EmptyState,
  FilterLayout,
  FilterPanel,
  FilterToggle,
  Paginator,
  Row,
  Text,
  useColumnVisibility,
  useIsHandset,
  type FilterDefinition,
  type FilterValues,
  type Sort,
} from 'shared/ui';
import { exampleProjects, type ExampleProject } from './example-projects.ts';
import { projectColumns, projectKey } from './project-columns.tsx';
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

/** The list of a screen as it is put together from the kit. Filters and sorting are shown, not applied: that is the server's part. */
export function ListScreen() {
  const isHandset = useIsHandset();
  const [isOpen, setIsOpen] = useState(!isHandset);
  const [values, setValues] = useState<FilterValues>({ privacyName: ['public', 'protected'] });
  const [sort, setSort] = useState<Sort>({ key: 'tpn', direction: 'asc' });
  const [paging, setPaging] = useState({ page: 0, size: 20 });
  const [visibility, setVisibility] = useColumnVisibility('gallery');
  const first = paging.page * paging.size;

  return (
    <Section
      title="List with filters"
      about="Filter panel, column picker, sorting, sticky header and first column, paging."
    >
      <Row justifyContent="space-between">
        <FilterToggle
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          count={changedFilterCount(FILTERS, values)}
        />
        <Row gap="2">
          <ColumnPicker columns={projectColumns} visibility={visibility} onChange={setVisibility} />
          <DownloadButton label="Download as CSV" isDownloading={false} onClick={() => undefined} />
        </Row>
      </Row>
      <FilterLayout
        panel={
          <FilterPanel
            definitions={FILTERS}
            values={values}
            onChange={setValues}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        }
      >
        <DataTable
          caption="Example projects"
          columns={projectColumns}
          rows={exampleProjects.slice(first, first + paging.size)}
          rowKey={projectKey}
          sort={sort}
          onSort={setSort}
          stickyFirstColumn
          minHeight="400px"
          maxHeight="640px"
          columnVisibility={visibility}
        />
        <Paginator
          {...paging}
          totalElements={exampleProjects.length}
          onPage={(page) => setPaging({ ...paging, page })}
          onSize={(size, page) => setPaging({ page, size })}
        />
      </FilterLayout>
    </Section>
  );
}

function moreAbout({ gene, guides, isRestricted }: ExampleProject) {
  return isRestricted ? null : <Text>{`${guides} guides were designed for ${gene}.`}</Text>;
}

export function TableStates() {
  const common = { columns: projectColumns, rowKey: projectKey, stickyFirstColumn: true };
  return (
    <Section title="States of a table">
      <Example name="First load">
        <DataTable {...common} caption="Projects, first load" rows={undefined} isLoading maxHeight="260px" />
      </Example>
      <Example name="Loading again: the old rows stay">
        <DataTable
          {...common}
          caption="Projects, loading again"
          rows={exampleProjects.slice(0, 4)}
          isLoading
        />
      </Example>
      <Example name="Rows that show more">
        <DataTable
          {...common}
          caption="Projects, with more to each"
          rows={exampleProjects.slice(0, 4)}
          expanded={moreAbout}
        />
      </Example>
      <Example name="Nothing found">
        <DataTable
          {...common}
          caption="Projects, nothing found"
          rows={[]}
          empty={<EmptyState title="No projects match" action={<Button>Clear filters</Button>} />}
        />
      </Example>
    </Section>
  );
}
