import { renderHook } from '@testing-library/react';
import { useIsAnswered } from './use-is-answered.ts';

function follow(first: { question: string; isCurrent: boolean }) {
  const rendered = jest.fn();
  const { result, rerender } = renderHook(
    ({ question, isCurrent }) => {
      rendered();
      return useIsAnswered(question, isCurrent);
    },
    { initialProps: first },
  );
  return { rendered, result, rerender };
}

test('a response that is there from the start is rendered once', () => {
  const { rendered, result } = follow({ question: 'Rfx7', isCurrent: true });
  expect(result.current).toBe(true);
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('the response to another question is no answer, that to another page of the same is', () => {
  const { result, rerender } = follow({ question: 'Rfx7', isCurrent: true });
  rerender({ question: 'Rfx7', isCurrent: false });
  expect(result.current).toBe(true);
  rerender({ question: 'Cib2', isCurrent: false });
  expect(result.current).toBe(false);
});
