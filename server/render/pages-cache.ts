import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { etagOf } from '#server/platform/etag'

/** A page as it is sent: its bytes plain and compressed, and its validator. */
export interface CachedPage {
  status: number
  etag: string
  plain: Buffer
  gzip: Buffer
  brotli: Buffer
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Makes the forms in which a page is sent. The validator is made from the content, so every process gives the same. */
export async function encodePage(status: number, html: string, keep: boolean): Promise<CachedPage> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([
    // What is kept is worth compressing well; what is sent once is worth sending soon.
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: keep ? 9 : 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    gzipped(plain, { level: keep ? 9 : 5 }),
  ])
  return {
    status,
    etag: etagOf(plain),
    plain,
    gzip: gz,
    brotli: br,
  }
}

/** Pages kept ready, bounded by their bytes (decision 16). */
export const pagesCache = (maxBytes = 192 * 1024 * 1024) =>
  new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: page => page.plain.length + page.gzip.length + page.brotli.length,
  })
