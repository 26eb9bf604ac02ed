import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, isKnown } from './etag.ts'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipCompress)

type Encoding = 'identity' | 'gzip' | 'br'

/** A body as it is sent, with all its headers. */
interface Variant {
  headers: Record<string, string>
  body: Buffer
}

/** An answer that is ready to be sent, to one or to many: its forms are made when the first who accepts them asks. */
export interface ReadyReply {
  status: number
  etag: string
  /** Bytes of the plain body. */
  size: number
  variants: Partial<Record<Encoding, Variant>>
  /** How thoroughly it is compressed: what is kept is worth more of it than what is sent once. */
  quality: number
  identity: Variant
}

/** Makes an answer ready. The validator is made from the content, so every process gives the same. */
export function readyReply(
  status: number,
  text: string,
  { headers, quality }: { headers: Record<string, string>; quality: number },
): ReadyReply {
  const body = Buffer.from(text)
  const etag = etagOf(body)
  const own = { ...headers, vary: 'accept-encoding', etag, 'content-length': String(body.length) }
  const identity = { headers: own, body }
  return { status, etag, size: body.length, quality, identity, variants: { identity } }
}

async function compressed(ready: ReadyReply, encoding: 'gzip' | 'br'): Promise<Variant> {
  const { body, headers } = ready.identity
  const params = { [constants.BROTLI_PARAM_QUALITY]: ready.quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const small = encoding === 'br' ? await brotli(body, { params }) : await gzip(body, { level: ready.quality })
  const variant = {
    headers: { ...headers, 'content-encoding': encoding, 'content-length': String(small.length) },
    body: small,
  }
  ready.variants[encoding] = variant
  return variant
}

const leastCompressed = 1024

const wantedEncoding = (accepted: string, size: number): Encoding => {
  if (size < leastCompressed) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Writes an answer straight to the connection: nothing of it is left to be made. Who has it already gets 304. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyReply,
): Promise<FastifyReply> {
  if (ready.status === 200 && isKnown(request, ready.etag)) {
    const { 'content-type': _, 'content-length': __, ...headers } = ready.identity.headers
    reply.hijack()
    reply.raw.writeHead(304, headers).end()
    return reply
  }
  const encoding = wantedEncoding(String(request.headers['accept-encoding'] ?? ''), ready.size)
  const known = ready.variants[encoding]
  const variant = known ?? (encoding === 'identity' ? ready.identity : await compressed(ready, encoding))
  reply.hijack()
  reply.raw.writeHead(ready.status, variant.headers).end(variant.body)
  return reply
}
