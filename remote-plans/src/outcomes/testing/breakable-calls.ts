import { HttpResponse, refusal } from 'shared/testing';

/** How a call fails: refused by the server; never reaching it; carried out, but its response is lost on the way. */
export type Failure = 'refused' | 'unreached' | 'unanswered';

export const REFUSAL = 'The server is having a bad day.';

/** Calls of a fake server, each of which can be made to fail. */
export class BreakableCalls {
  /** Since the last `breakCalls`, as `PUT /api/plans/…`; those that failed too. */
  readonly calls: string[] = [];
  #broken: { numbers: readonly number[]; failure: Failure } = { numbers: [], failure: 'refused' };

  /** From now on, the calls of these numbers fail, counted from 0; none lets every call succeed. */
  breakCalls(numbers: readonly number[], failure: Failure = 'refused'): void {
    this.calls.length = 0;
    this.#broken = { numbers, failure };
  }

  /** Carries a call out, or lets it fail. */
  async respond(request: Request, carryOut: () => Response | Promise<Response>): Promise<Response> {
    const { numbers, failure } = this.#broken;
    const isBroken = numbers.includes(this.calls.length);
    this.calls.push(`${request.method} ${decodeURIComponent(new URL(request.url).pathname)}`);
    if (!isBroken) return carryOut();
    if (failure === 'refused') return refusal(500, REFUSAL);
    if (failure === 'unanswered') await carryOut();
    return HttpResponse.error();
  }
}
