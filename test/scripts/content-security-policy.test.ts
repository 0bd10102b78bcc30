import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScripts } from '../../scripts/content-security-policy';

describe('The content security policy', () => {
  it('allows the inline scripts of the page, by their hash, and no others', () => {
    const html = '<script>one()</script><script src="/a.js"></script><script id="x">two()</script>';
    expect(inlineScripts(html)).toEqual(['one()', 'two()']);
    const hash = createHash('sha256').update('one()').digest('base64');
    const policy = contentSecurityPolicy(inlineScripts(html));
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
  });
  it('asks for no hash of data that no browser runs', () => {
    const html = '<script type="application/ld+json">{"@type":"DefinedTerm"}</script><script>one()</script>';
    expect(inlineScripts(html)).toEqual(['one()']);
  });
  it('sends nothing elsewhere', () => {
    expect(contentSecurityPolicy([])).toMatch(/default-src 'none'.*connect-src 'self'/);
  });
});
