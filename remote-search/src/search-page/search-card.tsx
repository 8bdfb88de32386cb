import type { KeyboardEvent, SubmitEvent } from 'react';
import { Box, Button, Card, Field, FilePicker, Grid, SearchIcon, TextArea } from 'shared/ui';
import { useSearchDraft } from './use-search-draft.ts';
import type { AskedSearch, Search } from './use-search-address.ts';

export interface SearchCardProps {
  /** The search whose results are shown. */
  search: Search;
  onSearch: (asked: AskedSearch) => void;
}

/** Where terms are typed or a file of them is chosen (ui-screens 3.1). */
export function SearchCard({ search, onSearch }: SearchCardProps) {
  const { text, file, changeText, changeFile } = useSearchDraft(search);

  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault();
    onSearch({ text, file });
  };
  const submitOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <Card
      title="Projects search"
      description="Enter marker symbols/MGI accession ids or upload a file with the terms to search:"
    >
      <form onSubmit={submit} onKeyDown={submitOnCtrlEnter}>
        <Grid gap="4" templateColumns={{ base: '1fr', lg: 'minmax(0, 500px) minmax(0, 26rem)' }}>
          <Field label="Search terms" hint={<TermsHint />}>
            <TextArea
              rows={2}
              value={text}
              onChange={(event) => changeText(event.target.value)}
              onClear={() => changeText('')}
              spellCheck={false}
              autoCapitalize="off"
            />
          </Field>
          <FilePicker
            label="or upload a csv file (every search term in a new line)"
            accept=".csv"
            file={file}
            onChange={changeFile}
          />
        </Grid>
        <Box mt="4">
          <Button type="submit" variant="primary" leftIcon={<SearchIcon />}>
            Search
          </Button>
        </Box>
      </form>
    </Card>
  );
}

function TermsHint() {
  return (
    <>
      E.g: MGI:1888496, Atrx, Lbr
      <br />
      Ctrl + Enter (Cmd + Enter on a Mac) searches.
    </>
  );
}
