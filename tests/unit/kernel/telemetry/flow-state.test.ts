import { beforeEach, describe, expect, it } from 'vitest';
import { FLOW_STAGES, enterStage } from '#src/kernel/telemetry/flow-state.ts';

const marks = () => performance.getEntriesByType('mark').map(({ name }) => name);

beforeEach(() => {
  performance.clearMarks();
  delete document.documentElement.dataset['flowState'];
});

describe('the state of the flow', () => {
  it('is set on the root element and as a mark for each stage', () => {
    for (const stage of FLOW_STAGES) {
      enterStage(stage);
      expect(document.documentElement).toHaveAttribute('data-flow-state', stage);
    }
    expect(marks()).toEqual([
      'hc.form',
      'hc.check',
      'hc.sign-in',
      'hc.steps',
      'hc.create',
      'hc.ready',
    ]);
  });

  it('marks a stage again only when it is entered again', () => {
    enterStage('check');
    enterStage('check');
    enterStage('form');
    enterStage('check');
    expect(marks()).toEqual(['hc.check', 'hc.form', 'hc.check']);
  });
});
