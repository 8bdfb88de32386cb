import { Fragment } from 'react';
import { Link } from 'shared/router';
import { formatDate, Row, StatusBadge, useRootAttribute, VisuallyHidden } from 'shared/ui';
import { AlleleSymbol } from '../allele-symbol.tsx';
import { geneAddress } from '../gene-address.ts';
import { RecordActions, type RecordActionsProps } from '../record-actions.tsx';
import { line } from './record-heading.styles.ts';
import { RecordTrail, type TrailEntry } from './record-trail.tsx';

/** Where a record stands, and who works on it. */
export interface RecordStanding {
  status: string | null | undefined;
  /** When that status was reached. */
  since?: string;
  /** Symbols of the alleles that the record carries. */
  alleleSymbols?: readonly string[];
  /** Work unit, kind of attempt and the like, in the order in which they are read. */
  facts: readonly (string | null | undefined)[];
}

export interface RecordHeadingProps extends RecordActionsProps {
  /** What the screen is called: `Production plan PIN:0000000001`. It stands there until the genes are known, or where there are none. */
  title: string;
  /** The genes of the record's project; undefined while they are read. */
  geneSymbols: readonly string[] | undefined;
  /** Undefined while there is no record to show. */
  standing: RecordStanding | undefined;
  /** From the project to the record itself. */
  trail: readonly TrailEntry[];
}

/**
 * The heading of a project, plan, outcome or stage, and of their histories: which gene, where it stands, since when, and who
 * works on it, in one line that stays in view; above it, where the record belongs.
 */
export function RecordHeading({ title, geneSymbols = [], standing, trail, ...actions }: RecordHeadingProps) {
  useRootAttribute('data-record');
  return (
    <>
      <Row justifyContent="space-between" columnGap="6" rowGap="1">
        <RecordTrail geneSymbols={geneSymbols} entries={trail} />
        <div className="gt-no-print">
          <RecordActions {...actions} />
        </div>
      </Row>
      <div className={line} data-record-heading="">
        <h1 tabIndex={-1} data-page-heading="">
          {geneSymbols.length === 0 ? title : <Genes symbols={geneSymbols} title={title} />}
        </h1>
        {standing && <Standing {...standing} />}
      </div>
    </>
  );
}

/** Screen readers say after the genes which screen it is. */
function Genes({ symbols, title }: { symbols: readonly string[]; title: string }) {
  return (
    <>
      {symbols.map((symbol, position) => (
        <Fragment key={symbol}>
          {position > 0 && ', '}
          <Link to={geneAddress(symbol)} className="gt-link" translate="no">
            {symbol}
          </Link>
        </Fragment>
      ))}
      <VisuallyHidden> {title}</VisuallyHidden>
    </>
  );
}

function Standing({ status, since, alleleSymbols = [], facts }: RecordStanding) {
  const [allele, ...otherAlleles] = alleleSymbols;
  const texts = [since && `since ${formatDate(since)}`, ...facts].filter(Boolean).join(' · ');
  return (
    <>
      {status && (
        <span data-standing="">
          <StatusBadge status={status} />
        </span>
      )}
      <p title={texts}>
        {allele !== undefined && (
          <>
            <AlleleSymbol symbol={allele} />
            {otherAlleles.length > 0 && ` +${otherAlleles.length}`}
            {texts !== '' && ' · '}
          </>
        )}
        {texts}
      </p>
    </>
  );
}
