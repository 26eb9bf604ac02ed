import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { problemDefinitions } from '#contract/problems'

/** A JSON Schema, as far as requests are generated from it. */
export type Schema = Readonly<Record<string, unknown>>

/** An operation of the OpenAPI document: its input, and its responses by status. */
export interface Operation {
  parameters?: { name: string; in: 'path' | 'query' | 'header' | 'cookie'; required?: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, unknown>
}

interface Called {
  method: string
  /** With its parameters in braces, below `/api`. */
  path: string
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** Text of a response, decompressed if necessary. */
function plain({ headers, rawPayload }: LightMyRequestResponse): string {
  const decode = decoders[String(headers['content-encoding'])]
  return (decode ? decode(rawPayload) : rawPayload).toString()
}

const pointer = (parts: string[]) =>
  parts.map(part => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')

export interface DeclaredOperation extends Called {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  operation: Operation
}

/** Documented operations of an application, and an assertion that responses match their declaration. */
export async function declaredAnswers(app: FastifyInstance) {
  const document = (await app.inject({ url: '/api/openapi.json' })).json() as Document
  const { paths } = document
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false, allErrors: true })
  ajv.addSchema(document, 'openapi')

  /** Asserts that status, content type, schema and problem of a response are declared. */
  function expectAnswer({ method, path }: Called, reply: LightMyRequestResponse, told: string): void {
    const { statusCode: status } = reply
    const at = [`/api${path}`, method.toLowerCase()] as const
    expect(status, told).not.toBe(500)
    const declared = paths[at[0]]?.[at[1]]?.responses[status]
    expect(declared, `${status} of ${method} ${path}: ${told}: ${reply.body}`).toBeDefined()
    const [type = ''] = String(reply.headers['content-type'] ?? '').split(';')
    expect(Object.keys(declared?.content ?? { '': undefined }), told).toContain(type)
    if (type === '') expect(reply.body, told).toBe('')
    if (!type.endsWith('json')) return
    const body = JSON.parse(plain(reply))
    const where = ['paths', ...at, 'responses', String(status), 'content', type, 'schema']
    const validate = ajv.getSchema(`openapi#${pointer(where)}`)
    expect(validate, told).toBeDefined()
    expect(validate?.(body) ? [] : validate?.errors, `${status} of ${method} ${path}: ${told}`).toEqual([])
    if (status < 400) return
    expect(body, told).toMatchObject({ status, type: expect.any(String), title: expect.any(String) })
    expect(body.requestId).toMatch(/^[A-Za-z0-9._-]{8,64}$/)
    expect(declared?.description.split(', '), told).toContain(body.code)
    expect(problemDefinitions[body.code as keyof typeof problemDefinitions].status).toBe(status)
  }

  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): DeclaredOperation => ({
        method: method.toUpperCase() as DeclaredOperation['method'],
        path: path.replace('/api', ''),
        operation,
      }),
    ),
  )
  return { operations, expectAnswer }
}
