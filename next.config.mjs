import { corpusFingerprint } from './scripts/fingerprint.mjs';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // A random build id would change every file name and invalidate every offline copy.
  generateBuildId: corpusFingerprint,
  experimental: { globalNotFound: true },
};
