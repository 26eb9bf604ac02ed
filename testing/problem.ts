import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint'
import { refusals } from '#contract/refusals'

/** What any call may be told, before it is looked at. */
const always = [
  ...['malformed-request', 'unsupported-media-type', 'too-large', 'too-many-requests'],
  ...['invalid-input', 'unknown-language', 'not-found', 'key-reused'],
  ...['not-signed-in', 'session-ended', 'bad-signature', 'other-site'],
]

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** What a reply says, whatever it was compressed by. */
function plain({ headers, rawPayload }: LightMyRequestResponse): string {
  const decode = decoders[String(headers['content-encoding'])]
  return (decode ? decode(rawPayload) : rawPayload).toString()
}

/** Asks that a call answered as the contract says: with what was wanted, or with a problem that it names. */
export function expectAnswer({ refusals: own }: Endpoint, reply: LightMyRequestResponse, told: string): void {
  const { statusCode: status } = reply
  expect(status, told).toBeLessThan(500)
  if (status < 400) return
  expect(reply.headers['content-type'], told).toBe('application/problem+json')
  const problem = JSON.parse(plain(reply))
  expect(problem, told).toMatchObject({ status, type: expect.any(String), title: expect.any(String) })
  expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect([...always, ...own], told).toContain(problem.code)
  expect(refusals[problem.code as keyof typeof refusals].status).toBe(status)
}
