import { errorText } from 'shared/api';
import type { MyPlan } from 'shared/contract';
import { Box, DataTable, ErrorState, Paginator, type Column } from 'shared/ui';
import type { PlanPages } from './use-plan-pages.ts';

export interface PlanTableProps {
  caption: string;
  columns: readonly Column<MyPlan>[];
  pages: PlanPages;
}

const planKey = ({ pin }: MyPlan) => pin;

/** A page of a list of plans, with the way to the others. */
export function PlanTable({ caption, columns, pages }: PlanTableProps) {
  const { plans, hasPages, asked, shown, goTo, isLoading, failed, reload } = pages;
  return (
    <>
      {failed ? (
        <ErrorState text={errorText(failed)} onRetry={reload} />
      ) : (
        <DataTable caption={caption} columns={columns} rows={plans} rowKey={planKey} isLoading={isLoading} />
      )}
      {hasPages && (
        <Box mt="3">
          <Paginator
            label={`Pages of ${caption}`}
            {...asked}
            shown={shown}
            onPage={(page) => goTo({ ...asked, page })}
            onSize={(size, page) => goTo({ size, page })}
          />
        </Box>
      )}
    </>
  );
}
