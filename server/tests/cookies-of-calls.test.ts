import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, noContent } from '#contract/endpoint'
import { ProblemError } from '#contract/problems'
import { serve } from '#server/platform/http/serve'
import { testApp } from '#testing/site/app'

type Fault = 'none' | 'passing' | 'refused' | 'at-commit'

const calls = (['transactional', 'idempotent'] as const).map(writes =>
  endpoint({
    method: 'POST',
    path: `/demonstration/cookies/${writes}`,
    group: 'extras',
    access: 'anyone',
    summary: 'Sets a cookie, and fails as it is told to',
    body: z.object({ fault: z.enum(['none', 'passing', 'refused', 'at-commit']) }),
    reply: noContent,
    problems: ['not-found'],
    writes,
  }),
)

const cookie = (attempt: number) => `attempt=${attempt}; Path=/`
let attempts = 0

function besides(api: FastifyInstance): void {
  for (const call of calls)
    serve(api, call, async ({ body: { fault }, tx, reply }) => {
      reply.header('set-cookie', cookie(++attempts))
      if (fault === 'refused') throw new ProblemError('not-found')
      if (fault === 'passing' && attempts < 3)
        await tx.execute(sql`do $$ begin raise exception using errcode = 'serialization_failure'; end $$`)
      if (fault === 'at-commit') {
        await tx.execute(sql`create temporary table twice (id integer unique deferrable initially deferred)`)
        await tx.execute(sql`insert into twice values (1), (1)`)
      }
    })
}

const { app } = await testApp({ besides })

/** The status, and the cookies that were sent. */
async function ask(path: string, fault: Fault, headers: Record<string, string> = {}) {
  attempts = 0
  const reply = await app.inject({ method: 'POST', url: `/api${path}`, payload: { fault }, headers })
  return { status: reply.statusCode, cookies: [reply.headers['set-cookie'] ?? []].flat() }
}

describe.each(calls)('cookies of a call that writes $writes', ({ path }) => {
  test('are those of the attempt that was committed', async () => {
    expect(await ask(path, 'none')).toEqual({ status: 204, cookies: [cookie(1)] })
    expect(await ask(path, 'passing')).toEqual({ status: 204, cookies: [cookie(3)] })
    const key = { 'idempotency-key': randomUUID() }
    expect(await ask(path, 'passing', key)).toEqual({ status: 204, cookies: [cookie(3)] })
  })

  test.each(['', randomUUID()])('are not sent where nothing was stored (key "%s")', async key => {
    const headers = key ? { 'idempotency-key': key } : {}
    expect(await ask(path, 'refused', headers)).toEqual({ status: 404, cookies: [] })
    expect(await ask(path, 'at-commit', headers)).toEqual({ status: 500, cookies: [] })
  })
})

test('a repetition is sent the cookies of what was committed', async () => {
  const [, once] = calls
  const key = { 'idempotency-key': randomUUID() }
  const first = await ask(once?.path ?? '', 'passing', key)
  expect(await ask(once?.path ?? '', 'passing', key)).toEqual(first)
  expect(attempts).toBe(0)
})
