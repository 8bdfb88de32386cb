import { act, renderHook, waitFor } from '@testing-library/react';
import { identityChanged, IsolatedResources } from 'shared/api';
import type { Configuration } from 'shared/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useConfiguration } from './use-configuration.ts';

let requestCount = 0;
const server = setupServer(
  http.get('*/api/conf', () => {
    requestCount += 1;
    return HttpResponse.json<Partial<Configuration>>({ workUnits: ['JAX'] });
  }),
);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('useConfiguration (spec part 1 §7: fetched once)', () => {
  it('sends one request, however many screens use it and even if somebody signs in meanwhile', async () => {
    const { result } = renderHook(() => [useConfiguration(), useConfiguration()], {
      wrapper: IsolatedResources,
    });
    expect(result.current[0]).toEqual({ configuration: undefined, error: undefined });
    await waitFor(() => expect(result.current[1]?.configuration?.workUnits).toEqual(['JAX']));
    act(() => identityChanged());
    expect(result.current[0]?.configuration?.workUnits).toEqual(['JAX']);
    expect(requestCount).toBe(1);
  });
});
