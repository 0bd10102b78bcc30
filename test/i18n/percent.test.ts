import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { percent } from '../../app/_i18n/percent';

describe('A part of a whole', () => {
  it('is told to a tenth of a percent, with the signs of its language', () => {
    expect(percent('fr', 1 / 3)).toBe('33,3\u00a0%');
    expect(percent('en', 1 / 3)).toBe('33.3%');
    expect(percent('fr', 1)).toBe('100\u00a0%');
    expect(percent('en', 0)).toBe('0%');
  });
  it('is rounded as numbers are read, up from a half', () => {
    expect(percent('en', 0.0625)).toBe('6.3%');
    expect(percent('en', 0.1005)).toBe('10.1%');
  });
  it('is written as the formats of the machine write it', () => {
    for (const locale of LOCALES) {
      const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
      for (let of = 1; of <= 60; of++)
        for (let part = 0; part <= of; part++)
          expect(percent(locale, part / of)).toBe(format.format(part / of));
    }
  });
});
