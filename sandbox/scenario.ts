import type { FaultRequest } from './control/fault-contract.ts';

/** A named situation that support and QA talk about. */
export type Scenario = {
  /** Its name in an e-mail sub-address, at the switchboard and on the command line. */
  readonly name: string;
  readonly title: string;
  readonly ownerSees: string;
  readonly underneath: string;
  /** What somebody does by hand to meet it, where no call has to fail. */
  readonly byHand?: readonly string[];
  /** The fault of each of these calls, every time. `{email}` and `{url}` stand for the caller's and the platform's. */
  readonly faults: readonly Omit<FaultRequest, 'run' | 'times'>[];
};
