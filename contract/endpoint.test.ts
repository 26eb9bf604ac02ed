import { expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, file, noContent, type RequiresIdempotencyKey } from '#contract/endpoint'

const call = { method: 'POST', path: '/x', group: 'extras', access: 'anyone', summary: 'x', problems: [] } as const
const json = z.object({})

test('a call that answers a file only reads, under the usual status', () => {
  const printing = { ...call, reply: file('text/plain') } as const
  expectTypeOf(printing).toExtend<Endpoint>()
  expectTypeOf({ ...printing, writes: 'transactional' } as const).not.toExtend<Endpoint>()
  expectTypeOf({ ...printing, writes: 'idempotent' } as const).not.toExtend<Endpoint>()
  expectTypeOf({ ...printing, status: 201 } as const).not.toExtend<Endpoint>()
})

test('a secret is what a call answers that is done once', () => {
  expectTypeOf({ ...call, reply: json, writes: 'idempotent', secret: true } as const).toExtend<Endpoint>()
  expectTypeOf({ ...call, reply: json, writes: 'transactional' } as const).toExtend<Endpoint>()
  expectTypeOf({ ...call, reply: json, writes: 'transactional', secret: true } as const).not.toExtend<Endpoint>()
  expectTypeOf({ ...call, reply: json, secret: true } as const).not.toExtend<Endpoint>()
})

test('a key is heeded by a call that is done once, or that reads it itself', () => {
  const writing = { ...call, reply: noContent } as const
  const once = { ...writing, writes: 'idempotent' } as const
  const reading = { ...writing, headers: z.object({ 'idempotency-key': z.string().optional() }) } as const
  const ignoring = { ...writing, writes: 'transactional', headers: z.object({ token: z.string() }) } as const
  expectTypeOf<RequiresIdempotencyKey<typeof once>>().toEqualTypeOf<true>()
  expectTypeOf<RequiresIdempotencyKey<typeof reading>>().toEqualTypeOf<true>()
  expectTypeOf<RequiresIdempotencyKey<typeof ignoring>>().toEqualTypeOf<false>()
})
