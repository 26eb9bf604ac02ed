import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { BucketSettings } from '#server/platform/config/media-settings'

const keys = { accessKeyId: 'TESTACCESS', secretAccessKey: 'test-secret' } as const
const region = 'eu-test-1'
const bucket = 'villas'

/** Current behaviour of the store. */
export type StoreMood = 'well' | 'failing' | 'refusing' | 'silent' | 'cut off'

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** As AWS encodes: everything but letters, digits and `-._~`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, each => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether a request is signed with our key for this method, path, query, headers and content (SigV4). */
function isSigned({ method = '', headers }: IncomingMessage, { pathname, searchParams }: URL, body: Buffer): boolean {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  const [, key, day = '', where = '', signedHeaders = '', signature] = said ?? []
  const content = String(headers['x-amz-content-sha256'])
  if (key !== keys.accessKeyId || where !== region) return false
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const lines = signedHeaders.split(';').map(name => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query, lines.join(''), signedHeaders, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  return hmac(signingKey, text).toString('hex') === signature
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/**
 * An S3-compatible store in memory, which checks each signature and lists three keys a page. `calls` records its
 * requests as `PUT sizes/1-abc/68.webp`.
 */
export async function objectStore() {
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  let mood: StoreMood = 'well'

  const fail = (response: ServerResponse, status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

  const list = (query: URLSearchParams) => {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter')
    const after = query.get('continuation-token') ?? ''
    const entries = new Map<string, 'folder' | 'file'>()
    for (const key of objects.keys()) {
      if (!key.startsWith(prefix)) continue
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      entries.set(end < 0 ? key : key.slice(0, end + 1), end < 0 ? 'file' : 'folder')
    }
    const rest = [...entries].filter(([key]) => key > after).sort(([a], [b]) => (a < b ? -1 : 1))
    const page = rest.slice(0, 3)
    const tags = page.map(([key, kind]) =>
      kind === 'file'
        ? `<Contents><Key>${escaped(key)}</Key><Size>1</Size></Contents>`
        : `<CommonPrefixes><Prefix>${escaped(key)}</Prefix></CommonPrefixes>`,
    )
    const more = rest.length > page.length
    const token = more ? `<NextContinuationToken>${escaped(page.at(-1)?.[0] ?? '')}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${tags.join('')}</ListBucketResult>`
  }

  const answer = (method: string, key: string, { url, body }: { url: URL; body: Buffer }, response: ServerResponse) => {
    const found = objects.get(key)
    if (method === 'PUT') {
      objects.set(key, body)
      response.end()
    } else if (method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (key === '') response.writeHead(200, { 'content-type': 'application/xml' }).end(list(url.searchParams))
    else if (!found) fail(response, 404, 'NoSuchKey')
    else sendObject(method, found, response)
  }

  const sendObject = (method: string, found: Buffer, response: ServerResponse) => {
    response.writeHead(200, { 'content-length': found.length })
    if (method === 'HEAD') response.end()
    else if (mood === 'cut off') response.write(found.subarray(0, found.length / 2), () => response.destroy())
    else response.end(found)
  }

  const server = createServer(async (request, response): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://store')
    const { method = '' } = request
    const body = await buffer(request)
    const [, named, ...rest] = decodeURIComponent(url.pathname).split('/')
    const key = rest.join('/')
    calls.push(`${method} ${key}`)
    if (mood === 'silent') return
    if (mood === 'failing') fail(response, 503, 'SlowDown')
    else if (mood === 'refusing' || !isSigned(request, url, body)) fail(response, 403, 'AccessDenied')
    else if (named !== bucket) fail(response, 404, 'NoSuchBucket')
    else answer(method, key, { url, body }, response)
  })
  await new Promise<void>(listens => server.listen(0, '127.0.0.1', listens))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    objects,
    calls,
    settings: { bucket, region, prefix: '', pathStyle: true, endpoint, credentials: keys } satisfies BucketSettings,
    /** The same as variables of the configuration. */
    environment: {
      MEDIA_BUCKET: bucket,
      MEDIA_ENDPOINT: endpoint,
      MEDIA_REGION: region,
      MEDIA_ACCESS_KEY: keys.accessKeyId,
      MEDIA_SECRET_KEY: keys.secretAccessKey,
      MEDIA_PATH_STYLE: 'true',
    },
    become: (next: StoreMood) => {
      mood = next
    },
  }
}
