import { useState } from 'react';
import { useResource, type ApiError, type QueryParams } from 'shared/api';
import type { MyPlan, MyPlanPage, MyPlansQuery } from 'shared/contract';
import { useLastPage, type AskedPage, type PageOfList } from 'shared/ui';
import { MY_PLANS } from './addresses.ts';

/** What the page of a person's work shows of a list of plans. */
const FIRST: AskedPage = { page: 0, size: 10 };

export interface PlanPages {
  plans: readonly MyPlan[];
  /** There are more than are on the first page. */
  hasPages: boolean;
  asked: AskedPage;
  shown: PageOfList;
  goTo: (asked: AskedPage) => void;
  /** Another page is on its way. */
  isLoading: boolean;
  /** Why the page could not be read. */
  failed: ApiError | undefined;
  reload: () => void;
}

/** The pages of a list of plans, of which the first came with the page of the work. */
export function usePlanPages(
  list: MyPlansQuery['list'],
  first: MyPlanPage,
  query: QueryParams | undefined,
): PlanPages {
  const [asked, goTo] = useState(FIRST);
  const isFirst = asked.page === FIRST.page && asked.size === FIRST.size;
  const page = useResource<MyPlanPage>(isFirst ? null : MY_PLANS, { ...query, list, ...asked });
  const { plans, total } = (isFirst ? undefined : page.data) ?? first;
  useLastPage({ ...asked, totalElements: total }, (last) => goTo({ ...asked, page: last }));
  const reload = () => void (isFirst ? undefined : page.reload());
  return {
    plans,
    hasPages: first.total > FIRST.size,
    asked,
    shown: { number: asked.page, size: asked.size, totalElements: total },
    goTo,
    isLoading: page.isLoading || page.isPrevious,
    failed: page.error,
    reload,
  };
}
