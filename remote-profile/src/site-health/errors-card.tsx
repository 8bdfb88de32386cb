import type { ErrorGroup, SiteHealth } from 'shared/contract';
import { Card, counted, DataTable, EmptyState } from 'shared/ui';
import { ERROR_COLUMNS } from './error-columns.tsx';
import { ErrorDetails } from './error-details.tsx';

export interface ErrorsCardProps {
  health: SiteHealth | undefined;
  isLoading: boolean;
}

const errorKey = ({ id }: ErrorGroup) => id;
const details = (error: ErrorGroup) => <ErrorDetails error={error} />;

/** What went wrong for those who used the site, the latest first. */
export function ErrorsCard({ health, isLoading }: ErrorsCardProps) {
  return (
    <Card
      title="Errors"
      description={`The latest first; the same error again is counted. ${cutText(health)}`}
    >
      <DataTable
        caption="Errors of the site, the latest first"
        columns={ERROR_COLUMNS}
        rows={health?.errors}
        rowKey={errorKey}
        isLoading={isLoading}
        expanded={details}
        expandLabel="Details of"
        empty={<EmptyState title="No error was reported in this period." />}
      />
    </Card>
  );
}

function cutText(health: SiteHealth | undefined): string {
  if (health === undefined || health.errors.length === health.errorGroups) return '';
  return `Of ${counted(health.errorGroups, 'different error')} these are the latest ${health.errors.length}.`;
}
