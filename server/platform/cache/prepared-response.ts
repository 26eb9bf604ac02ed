import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip as gzipCompress, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, etagIn, etagOf, matchesIfNoneMatch, validator } from '../http/etag.ts'
import { forEachYielding } from '../queue/yielding.ts'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

/** A body in one encoding, with all its headers. */
interface Variant {
  headers: Record<string, string>
  /** The same as names and values in turn: what every request is sent is prepared once. */
  head: string[]
  body: Buffer
}

const variantOf = (headers: Record<string, string>, body: Buffer): Variant => ({
  headers,
  head: Object.entries(headers).flat(),
  body,
})

/** A prepared response, for one or many clients. Each encoding is made when the first client requests it. */
export interface PreparedResponse {
  status: number
  /** Of the identity encoding; the others have their own. An uncacheable response has none. */
  etag: string | undefined
  /** Bytes of the uncompressed body. */
  size: number
  variants: Partial<Record<Encoding, Variant>>
  /** Compression level: a cached response deserves more than one that is sent once. */
  quality: number
  /** How often it was sent compressed. */
  sent: number
  /** Notifies the cache that its size in bytes has changed. */
  onEncodingAdded?: () => void
  identity: Variant
}

const isCacheable = (headers: Record<string, string>) => !headers['cache-control']?.includes('no-store')

/** Prepares a response. The ETag derives from the content, so every process computes the same. */
export function prepareResponse(
  status: number,
  text: string,
  { headers, quality }: { headers: Record<string, string>; quality: number },
): PreparedResponse {
  const body = Buffer.from(text)
  return encodedBody(status, body, isCacheable(headers) ? etagOf(body) : undefined, { headers, quality })
}

/** The same for a long text in chunks, yielding to the event loop between them. */
export async function prepareChunkedResponse(
  status: number,
  parts: AsyncIterable<string>,
  options: { headers: Record<string, string>; quality: number },
): Promise<PreparedResponse> {
  const etag = validator()
  const made: Buffer[] = []
  for await (const part of parts) {
    const bytes = Buffer.from(part)
    etag.add(bytes)
    made.push(bytes)
  }
  // Copying a hundred megabytes would block the event loop.
  const body = Buffer.allocUnsafe(made.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for await (const bytes of forEachYielding(made)) at += bytes.copy(body, at)
  return encodedBody(status, body, isCacheable(options.headers) ? etag.made() : undefined, options)
}

function encodedBody(
  status: number,
  body: Buffer,
  etag: string | undefined,
  { headers, quality }: { headers: Record<string, string>; quality: number },
): PreparedResponse {
  const own = {
    vary: 'accept-encoding',
    ...headers,
    ...(etag && { etag }),
    'content-length': String(body.length),
  }
  const identity = variantOf(own, body)
  return { status, etag, size: body.length, quality, sent: 0, identity, variants: { identity } }
}

const brotliOptions = (body: Buffer, level: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
})

const compressions = {
  br: {
    now: (body: Buffer, level: number) => brotliCompressSync(body, brotliOptions(body, level)),
    later: (body: Buffer, level: number) => brotli(body, brotliOptions(body, level)),
  },
  gzip: {
    now: (body: Buffer, level: number) => gzipSync(body, { level }),
    later: (body: Buffer, level: number) => gzip(body, { level }),
  },
}

const shortBody = 64 * 1024

async function compress(ready: PreparedResponse, encoding: 'gzip' | 'br'): Promise<void> {
  const { etag, identity } = ready
  const { body, headers } = identity
  const { now, later } = compressions[encoding]
  // A short body that is sent once compresses faster than a hand-over to another thread.
  const atOnce = ready.quality <= 4 && body.length <= shortBody
  const small = atOnce ? now(body, ready.quality) : await later(body, ready.quality)
  const own = {
    ...headers,
    'content-encoding': encoding,
    ...(etag && { etag: etagIn(encoding, etag) }),
    'content-length': String(small.length),
  }
  ready.variants[encoding] = variantOf(own, small)
  ready.onEncodingAdded?.()
}

const mostWaiting = 16
let waiting = 0
let smallest: Promise<void> = Promise.resolve()

/**
 * Recompresses a cached response that is requested again, at the highest level. One at a time on another thread: half a
 * second each, which no client waits for.
 */
function compressOnceMore(ready: PreparedResponse): void {
  if (waiting === mostWaiting) {
    ready.sent = 0
    return
  }
  waiting++
  smallest = smallest
    .then(() => compress({ ...ready, quality: 11 }, 'br'))
    .catch(() => undefined)
    .finally(() => waiting--)
}

const leastCompressed = 1024

// `q=0` means not acceptable.
const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i

const wantedEncoding = (accepts: string | string[] | undefined, size: number): Encoding => {
  const accepted = String(accepts ?? '')
  if (size < leastCompressed) return 'identity'
  if (acceptsBrotli.test(accepted)) return 'br'
  return acceptsGzip.test(accepted) ? 'gzip' : 'identity'
}

/** The ETag of a response in the encoding that a request wants, if the client already has it. */
function matchingEtag(headers: IncomingHttpHeaders, { status, etag, size }: PreparedResponse): string | undefined {
  if (status !== 200 || !etag || headers['if-none-match'] === undefined) return undefined
  const wanted = etagIn(wantedEncoding(headers['accept-encoding'], size), etag)
  return matchesIfNoneMatch(headers, wanted) ? wanted : undefined
}

/** Whether the response exists in the wanted encoding, or the client already has it. */
export const hasEncoding = (headers: IncomingHttpHeaders, ready: PreparedResponse): boolean =>
  matchingEtag(headers, ready) !== undefined ||
  ready.variants[wantedEncoding(headers['accept-encoding'], ready.size)] !== undefined

/**
 * Writes a response if the wanted encoding exists, or 304 if the client already has it. False: it must be encoded
 * first. `own` are headers of this one request, which override those of the response.
 */
export function writePrepared(
  headers: IncomingHttpHeaders,
  response: ServerResponse,
  ready: PreparedResponse,
  own?: Readonly<Record<string, string>>,
): boolean {
  const etag = matchingEtag(headers, ready)
  if (etag) {
    const { 'content-type': _, 'content-length': __, ...others } = ready.identity.headers
    response.writeHead(304, { ...others, ...own, etag }).end()
    return true
  }
  const variant = ready.variants[wantedEncoding(headers['accept-encoding'], ready.size)]
  if (!variant) return false
  if (variant === ready.variants.br && ready.quality > 4 && ++ready.sent === 1) compressOnceMore(ready)
  response.writeHead(ready.status, own ? { ...variant.headers, ...own } : variant.head).end(variant.body)
  return true
}

/** Sends a response straight to the connection, encoded first if needed. */
export async function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: PreparedResponse,
  own: Readonly<Record<string, string>> = {},
): Promise<FastifyReply> {
  const { 'if-none-match': _, ...others } = request.headers
  const headers = request.method === 'GET' || request.method === 'HEAD' ? request.headers : others
  const encoding = wantedEncoding(headers['accept-encoding'], ready.size)
  if (encoding !== 'identity' && !hasEncoding(headers, ready)) await compress(ready, encoding)
  reply.hijack()
  writePrepared(headers, reply.raw, ready, own)
  return reply
}
