import { metrics } from './metrics';

describe('metrics', () => {
  it('has every outcome of a mail before the first, so that an alert sees it rise', async () => {
    const text = await metrics.registry.getSingleMetricAsString('corral_mails_total');
    for (const outcome of ['sent', 'failed', 'given_up'])
      expect(text).toContain(`corral_mails_total{outcome="${outcome}"} 0`);
  });
});
