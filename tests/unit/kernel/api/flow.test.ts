import { describe, expect, it } from 'vitest';
import { flowId, nextRequestId, requestIdOf } from '#src/kernel/api/flow.ts';
import { RequestId } from '#src/contracts/support-bundle.ts';

describe('the flow of a tab', () => {
  it('is one id, however often it is asked for', () => {
    expect(flowId()).toMatch(/^hc-[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(flowId()).toBe(flowId());
  });

  it('numbers its calls, and goes on from where a reload left it', () => {
    const flow = flowId();
    expect([nextRequestId(), nextRequestId()]).toEqual([`${flow}.1`, `${flow}.2`]);
    expect(sessionStorage.getItem('hc.flow')).toBe(`${flow}.2`);
    expect(flowId()).toBe(flow);
    expect(nextRequestId()).toBe(`${flow}.3`);
  });

  it('is another one in another tab', () => {
    const flow = flowId();
    sessionStorage.clear();
    expect(flowId()).not.toBe(flow);
  });

  it.each(['junk', 'hc-1.2', 'jo@club.test', ''])('takes no %j for a flow', (stored) => {
    sessionStorage.setItem('hc.flow', stored);
    expect(RequestId.safeParse(nextRequestId()).success).toBe(true);
  });
});

describe('a reference', () => {
  it('counts when it is the id of a call', () => {
    const id = nextRequestId();
    expect(requestIdOf(id)).toBe(id);
  });

  it.each([undefined, 'ref-1', 'jo@club.test', 'hc-1'])('does not count when it is %j', (other) => {
    expect(requestIdOf(other)).toBeNull();
  });
});
