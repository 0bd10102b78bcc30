import fs from 'node:fs';
import type http from 'node:http';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { contentType } from '../../app/_desk/event-ready/pack/contents';
import { type ByteRange, rangeOf, unmet, type Validators } from './conditions';
import { isCompressible, type Opened } from './copies';

/** Next names these by their content, and so do the parts of the search index. */
const NAMED_BY_CONTENT = /[\\/]_next[\\/]static[\\/]|[\\/]search[\\/][a-z-]+-[0-9a-f]{12}\.js(?:on)?$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const CHUNK = 64 * 1024;
const read = promisify(fs.read);

/** Sends as much of an opened file as the request wants. */
export async function sendFile(
  file: string,
  opened: Opened,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { headers, method } = request;
  const { size } = opened;
  const validators = validatorsOf(opened);
  response.setHeader('ETag', validators.etag);
  response.setHeader('Last-Modified', new Date(validators.modified).toUTCString());
  response.setHeader('Accept-Ranges', 'bytes');
  if (NAMED_BY_CONTENT.test(file)) response.setHeader('Cache-Control', FOR_EVER);
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');

  const status = unmet(headers, validators);
  // Only GET has ranges.
  const range = method === 'GET' && !status ? rangeOf(headers, size, validators) : undefined;
  if (status || range === 'unsatisfiable') {
    if (range) response.setHeader('Content-Range', `bytes */${size}`);
    response.writeHead(status ?? 416, status === 304 ? {} : { 'Content-Length': 0 }).end();
    return;
  }
  if (range) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  }
  await sendBody(file, opened, request, response, range);
}

/** Sends the bytes with the status that the response has. */
export async function sendBody(
  file: string,
  { fd, size, encoding }: Opened,
  { method }: http.IncomingMessage,
  response: http.ServerResponse,
  { start, end }: ByteRange = { start: 0, end: size - 1 },
): Promise<void> {
  response.setHeader('Content-Type', contentType(file));
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', end - start + 1);
  if (method === 'HEAD' || end < start) response.end();
  // Most files: a stream would take longer than the reading.
  else if (end - start < CHUNK) response.end(await chunkAt(fd, start, end));
  else await sendChunks(fd, start, end, response);
}

async function sendChunks(
  fd: number,
  start: number,
  end: number,
  response: http.ServerResponse,
): Promise<void> {
  const chunks = chunksOf(fd, start, end);
  try {
    await pipeline(chunks, response);
  } finally {
    // Where the client went away a chunk may still be read: the file must stay open as long.
    await chunks.return(undefined);
  }
}

async function* chunksOf(fd: number, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at <= end; at += CHUNK) yield await chunkAt(fd, at, end);
}

/** The bytes that were promised: a file that has shrunk meanwhile breaks the answer off. */
async function chunkAt(fd: number, at: number, end: number): Promise<Buffer> {
  const length = Math.min(CHUNK, end - at + 1);
  const { buffer, bytesRead } = await read(fd, Buffer.allocUnsafe(length), 0, length, at);
  if (bytesRead < length) throw new Error(`the file has shrunk to ${at + bytesRead} bytes`);
  return buffer;
}

/** Each encoding has a tag of its own: their bytes differ. */
function validatorsOf({ size, modified, encoding }: Opened): Validators {
  const state = `${size.toString(36)}-${Math.round(modified * 1000).toString(36)}`;
  const seconds = Math.floor(Math.min(modified, Date.now()) / 1000);
  return { etag: `"${encoding ? `${state}-${encoding}` : state}"`, modified: seconds * 1000 };
}
