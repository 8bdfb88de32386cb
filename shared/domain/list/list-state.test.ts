import { ApiError } from 'shared/api';
import { listState } from './use-list-page.ts';

const data = { page: { size: 20, totalElements: 45, totalPages: 3, number: 0 } };
const resting = {
  data: undefined,
  error: undefined,
  isLoading: false,
  isPrevious: false,
  isFreshlyRead: false,
  isValidating: false,
};

describe('a list that is read a page at a time', () => {
  it('is loading until its first page is there', () => {
    expect(listState({ ...resting, isLoading: true, isValidating: true })).toEqual({
      response: undefined,
      isFailed: false,
      isLoading: true,
      currentTotal: undefined,
    });
  });

  it('shows the page before while the next is under way, but does not count with it', () => {
    expect(listState({ ...resting, data, isPrevious: true, isValidating: true })).toEqual({
      response: data,
      isFailed: false,
      isLoading: true,
      currentTotal: undefined,
    });
  });

  it('is not loading while a page that is there is read again', () => {
    expect(listState({ ...resting, data, isValidating: true })).toMatchObject({
      isLoading: false,
      currentTotal: 45,
    });
  });

  it.each([true, false])('keeps nothing after a failure (PP-51); tried again: %s', (isValidating) => {
    const error = new ApiError('The database is resting.', 'http', 500);
    expect(listState({ ...resting, data, error, isValidating })).toEqual({
      response: undefined,
      isFailed: true,
      isLoading: isValidating,
      currentTotal: undefined,
    });
  });
});
