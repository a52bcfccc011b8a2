import { describe, expect, it } from 'vitest';
import { getFlowId, keepFlow, createRequestId, toRequestId } from '#src/kernel/api/flow.ts';
import { FlowId, RequestId } from '#src/contracts/support-bundle.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('the flow of a tab', () => {
  it('is one constant id, also after a reload', () => {
    expect(getFlowId()).toMatch(/^hc-[\da-f]{8}-[\da-f]{4}$/);
    expect(getFlowId()).toBe(getFlowId());
    expect(sessionStorage.getItem('hc.flow')).toBeNull();
    const flow = getFlowId();
    keepFlow();
    expect(sessionStorage.getItem('hc.flow')).toBe(flow);
    expect(getFlowId()).toBe(flow);
  });

  it('gives each call a new UUID that starts like the flow', () => {
    const flow = getFlowId();
    const ids = Array.from({ length: 100 }, createRequestId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) {
      expect(id).toMatch(UUID);
      expect(`hc-${id}`.startsWith(`${flow}-`)).toBe(true);
    }
  });

  it('differs in another tab', () => {
    const flow = getFlowId();
    keepFlow();
    sessionStorage.clear();
    expect(getFlowId()).not.toBe(flow);
  });

  it.each(['junk', 'hc-1', 'jo@club.test', '', 'hc-6f6c9a4e-8c1b-4f0a-9b57-0f2f1f1d2c3b.12'])(
    'does not accept %j as a flow',
    (stored) => {
      sessionStorage.setItem('hc.flow', stored);
      expect(FlowId.safeParse(getFlowId()).success).toBe(true);
      expect(RequestId.safeParse(createRequestId()).success).toBe(true);
    },
  );
});

describe('a reference', () => {
  it('is valid when it is the id of a call', () => {
    const id = createRequestId();
    expect(toRequestId(id)).toBe(id);
  });

  it.each([
    ['missing', undefined],
    ['another id', 'ref-1'],
    ['an e-mail address', 'jo@club.test'],
    ['the start of an id', 'hc-1'],
    ['an id after another character', `x${createRequestId()}`],
  ])('is invalid when it is %s', (_, other) => {
    expect(toRequestId(other)).toBeNull();
  });
});
