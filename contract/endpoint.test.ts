import { expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, file, nothing, type TakesKey } from '#contract/endpoint'

const call = { method: 'POST', path: '/x', group: 'extras', access: 'anyone', summary: 'x', refusals: [] } as const
const json = z.object({})

test('a call that answers a file only reads, under the usual status', () => {
  const printing = { ...call, reply: file('text/plain') } as const
  expectTypeOf(printing).toExtend<Endpoint>()
  expectTypeOf({ ...printing, writes: 'in-transaction' } as const).not.toExtend<Endpoint>()
  expectTypeOf({ ...printing, writes: 'once' } as const).not.toExtend<Endpoint>()
  expectTypeOf({ ...printing, status: 201 } as const).not.toExtend<Endpoint>()
})

test('a secret is what a call answers that is done once', () => {
  expectTypeOf({ ...call, reply: json, writes: 'once', secret: true } as const).toExtend<Endpoint>()
  expectTypeOf({ ...call, reply: json, writes: 'in-transaction' } as const).toExtend<Endpoint>()
  expectTypeOf({ ...call, reply: json, writes: 'in-transaction', secret: true } as const).not.toExtend<Endpoint>()
  expectTypeOf({ ...call, reply: json, secret: true } as const).not.toExtend<Endpoint>()
})

test('a key is heeded by a call that is done once, or that reads it itself', () => {
  const writing = { ...call, reply: nothing } as const
  const once = { ...writing, writes: 'once' } as const
  const reading = { ...writing, headers: z.object({ 'idempotency-key': z.string().optional() }) } as const
  const ignoring = { ...writing, writes: 'in-transaction', headers: z.object({ token: z.string() }) } as const
  expectTypeOf<TakesKey<typeof once>>().toEqualTypeOf<true>()
  expectTypeOf<TakesKey<typeof reading>>().toEqualTypeOf<true>()
  expectTypeOf<TakesKey<typeof ignoring>>().toEqualTypeOf<false>()
})
