import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { etagOf } from '#server/platform/etag'

/** A body as it is sent, with all its headers. */
interface Variant {
  headers: Record<string, string>
  body: Buffer
}

/** A page ready to be sent, plain and compressed. */
export interface ReadyPage {
  status: number
  etag: string
  identity: Variant
  gzip: Variant
  br: Variant
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Makes a page ready to be sent. The validator is made from the content, so every process gives the same. What is kept
 * is worth compressing well; what is sent once is worth sending soon.
 */
export async function readyPage(
  status: number,
  html: string,
  { keep, headers }: { keep: boolean; headers: Record<string, string> },
): Promise<ReadyPage> {
  const plain = Buffer.from(html)
  const quality = keep ? 9 : 4
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gzipped(plain, { level: quality }),
  ])
  const etag = etagOf(plain)
  const variant = (body: Buffer, encoding?: string): Variant => ({
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      vary: 'accept-encoding',
      etag,
      ...(encoding && { 'content-encoding': encoding }),
    },
    body,
  })
  return { status, etag, identity: variant(plain), gzip: variant(gz, 'gzip'), br: variant(br, 'br') }
}

/** Pages kept ready, bounded by their bytes (decision 16). */
export const pagesCache = (maxBytes = 192 * 1024 * 1024): LRUCache<string, ReadyPage> =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: page => page.identity.body.length + page.gzip.body.length + page.br.body.length,
  })
