import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScripts, policyInHeader } from '../../scripts/content-security-policy';

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
  it('is a header too: with who may frame the page, and no less strict in anything else', () => {
    const [own, header] = [contentSecurityPolicy(['one()']), policyInHeader(false)].map((policy) =>
      policy.split('; ').filter((part) => !part.startsWith('script-src')),
    );
    expect(header).toEqual([...(own ?? []), "frame-ancestors 'none'"]);
    expect(policyInHeader(true)).toMatch(/; frame-ancestors \*$/);
  });
  it('stands in what the README and the file of headers hand to other servers', () => {
    const [policy = ''] = policyInHeader(false).split('; frame-ancestors');
    const readme = fs.readFileSync('README.md', 'utf8');
    const headers = fs.readFileSync('public/_headers', 'utf8');
    expect(readme.split(policy).length - 1, 'nginx and Caddy').toBe(2);
    for (const isFramed of [true, false]) expect(headers).toContain(policyInHeader(isFramed));
  });
  it('sends nothing elsewhere', () => {
    expect(contentSecurityPolicy([])).toMatch(/default-src 'none'.*connect-src 'self'/);
  });
});
