import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '#testing/folder'
import { portOf } from '#testing/network/raw-request'
import { assetHeaderBytes } from '#tools/checks/page-weight'
import { readConfiguration } from '../config/configuration.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { clientFiles, hashedAssets } from './client-files.ts'
import { returnRequestId } from './request-id.ts'

const folder = await newFolder('maestrale-files-')
await mkdir(join(folder, 'assets'))
const script = join(folder, 'assets', 'page-0a1b2c.js')
await writeFile(script, `export const page = ${'1'.repeat(4000)}\n`)
await writeFile(`${script}.br`, 'b'.repeat(1000))
await writeFile(join(folder, 'icon.svg'), '<svg/>')
await writeFile(join(folder, 'manifest.json'), '{}')

const { asset } = securityHeaders(readConfiguration({ PUBLIC_URL: 'https://villas.example' }))
const app = Fastify()
returnRequestId(app)
let isDraining = false
app.server.prependListener('request', (_request, response) => {
  if (isDraining) response.shouldKeepAlive = false
})
await app.register(async files => {
  files.addHook('onRequest', async (_request, reply) => {
    reply.headers(asset)
  })
  await clientFiles(files, folder)
  await files.register(assets => hashedAssets(assets, folder))
})
const port = await portOf(app)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(async () => {
  agent.destroy()
  await app.close()
})

async function ask(path: string) {
  const request = get({ port, path, agent, headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  const { rawHeaders, headers, statusCode } = response
  const bytes = rawHeaders.reduce((sum, text) => sum + text.length + 2, 'HTTP/1.1 200 OK'.length + 4)
  return { status: statusCode, headers, bytes, reused: request.reusedSocket }
}

test('an asset has no header that it does not need, and its connection stays open', async () => {
  await ask('/icon.svg')
  const { headers, bytes, reused } = await ask('/assets/page-0a1b2c.js')
  expect(Object.keys(headers).toSorted()).toEqual([
    ...['cache-control', 'content-encoding', 'content-length', 'content-type', 'cross-origin-resource-policy', 'date'],
    ...['vary', 'x-content-type-options'],
  ])
  expect(bytes).toBeLessThanOrEqual(assetHeaderBytes)
  expect(reused).toBe(true)
  expect((await ask('/assets/page-0a1b2c.js')).reused).toBe(true)
})

test('a server that drains closes the connection of an asset, and says so', async () => {
  isDraining = true
  expect((await ask('/assets/page-0a1b2c.js')).headers.connection).toBe('close')
  isDraining = false
})

test('files without a hash in their name can be validated', async () => {
  const { headers } = await ask('/icon.svg')
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'x-request-id': expect.any(String) })
  expect(headers.etag).toBeDefined()
})

test.each(['/manifest.json', '/assets/page-0a1b2c.js.br', '/assets/page-unknown.js', '/assets/'])(
  '%s is no file of the site',
  async path => {
    expect((await ask(path)).status).toBe(404)
  },
)
