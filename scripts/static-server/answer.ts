import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { mayBeFramed } from '../../app/_corpus/embed-addresses';
import { NOT_FOUND_PAGE } from '../../app/_desk/event-ready/pack/contents';
import { isForPrograms } from '../../app/_open-data/for-programs';
import { policyInHeader } from '../content-security-policy';
import { isHomeWithoutSlash, placeOf, type Site, withSlash } from './address';
import { isCopy, type Opened, openBest } from './copies';
import { sendBody, sendFile } from './send';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'Cache-Control': 'no-cache',
};
/** No other site may show a page in a frame, but those that are made for it. */
const UNFRAMED = { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': policyInHeader(false) };
const FRAMED = { 'Content-Security-Policy': policyInHeader(true) };
/** Programs on pages of other sites may read what is meant for programs. */
const SHARED = { 'Access-Control-Allow-Origin': '*' };
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EISDIR']);
const TOO_MANY_FILES = new Set(['EMFILE', 'ENFILE']);
/** The client went away: there is nobody to tell. */
const GONE = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE']);

/** Answers with the file below `root` that the request asks for. Never rejects. */
export async function answer(
  site: Site,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  setHeaders(response);
  try {
    await answerFrom(site, request, response);
  } catch (error) {
    giveUp(request, response, error as NodeJS.ErrnoException);
  }
}

/** A file as the site names it. */
const pathIn = ({ root }: Site, { file }: { file: string }): string =>
  `/${path.relative(root, file).split(path.sep).join('/')}`;

/** Those of every answer, and no other. */
function setHeaders(response: http.ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries({ ...HEADERS, ...UNFRAMED })) response.setHeader(name, value);
}

function setHeadersOf(file: string, response: http.ServerResponse): void {
  if (mayBeFramed(file)) {
    for (const name of Object.keys(UNFRAMED)) response.removeHeader(name);
    for (const [name, value] of Object.entries(FRAMED)) response.setHeader(name, value);
  }
  if (isForPrograms(file))
    for (const [name, value] of Object.entries(SHARED)) response.setHeader(name, value);
}

async function answerFrom(
  site: Site,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return say(response, 405, 'Only GET and HEAD are answered here.');
  }
  if (isHomeWithoutSlash(url, site.base)) return sendOn(response, `${site.base}/`);
  const place = placeOf(url, site);
  if (typeof place === 'object') setHeadersOf(pathIn(site, place), response);
  if (place === 'malformed') return say(response, 400, 'This address is malformed.');
  if (place === 'nowhere' || isCopy(place.file)) return sendNotFound(site, request, response);
  let opened: Opened;
  try {
    opened = openBest(place.file, headers['accept-encoding']);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!MISSING.has(code)) throw error;
    if (code !== 'EISDIR' || place.folder) return sendNotFound(site, request, response);
    return sendOn(response, withSlash(url));
  }
  await closing(opened, () => sendFile(place.file, opened, request, response));
}

function sendOn(response: http.ServerResponse, to: string): void {
  response.setHeader('Location', to);
  say(response, 301, `This is at ${to}`);
}

async function sendNotFound(
  site: Site,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const page = path.join(site.root, NOT_FOUND_PAGE);
  // It is no page that was made to be framed, whatever was asked for.
  setHeaders(response);
  try {
    const opened = openBest(page, request.headers['accept-encoding']);
    response.statusCode = 404;
    await closing(opened, () => sendBody(page, opened, request, response));
  } catch (error) {
    if (response.headersSent || !MISSING.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    say(response, 404, 'There is no such page.');
  }
}

/** No file is left open, whatever becomes of its sending. */
async function closing({ fd }: Opened, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } finally {
    fs.closeSync(fd);
  }
}

function say(response: http.ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${words}\n`);
}

function giveUp(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  error: NodeJS.ErrnoException,
): void {
  const { code = '' } = error;
  if (response.headersSent || response.destroyed) {
    if (!GONE.has(code)) console.error(`${request.url} was cut off: ${error.message}`);
    response.destroy();
    return;
  }
  setHeaders(response);
  if (TOO_MANY_FILES.has(code)) {
    response.setHeader('Retry-After', '1');
    say(response, 503, 'Too many files are open: try again in a moment.');
  } else {
    console.error(`${request.url} cannot be answered: ${error.message}`);
    say(response, 500, 'This file cannot be read.');
  }
}
