import { describe, expect, it } from 'vitest';
import { reportOf } from '../../app/_ui/error-page/report';

describe('The report of an error', () => {
  it('names the page, the error and the browser, and holds no stack', () => {
    const report = reportOf(new TypeError('x is not a function'), '/fr/judge/', 'Browser 1');
    expect(report).toBe('Arbitre /fr/judge/\nTypeError: x is not a function\nBrowser 1');
  });
  it('holds the digest where there is one', () =>
    expect(reportOf(Object.assign(new Error('no'), { digest: '12@E3' }), '/', '')).toContain(
      'digest: 12@E3',
    ));
  it('is short, whatever the error says', () =>
    expect(reportOf(new Error('x'.repeat(1_000_000)), '/', '').length).toBeLessThan(400));
  it('is made of anything that is thrown', () =>
    expect(reportOf('just words', '/', '')).toContain('just words'));
});
