import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import pg from 'pg'
import { expect, test } from 'vitest'
import { lifecycles } from '#domain/lifecycles/lifecycles'
import { testDatabase } from '#testing/site/database'
import { handleError, redactQueryValues } from './errors.ts'

const { db } = await testDatabase()

test.each(Object.keys(lifecycles))(
  'a step of a %s that the database refuses in a race is answered with 409',
  async table => {
    const app = Fastify()
    app.setErrorHandler(handleError)
    app.get('/', () =>
      db.execute(
        sql.raw(`do $$ begin raise 'no step' using errcode = 'check_violation', constraint = '${table}_step'; end $$`),
      ),
    )
    const reply = await app.inject({ url: '/' })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'not-in-this-state'])
  },
)

test.each([
  ['22P02', 'invalid input syntax for type date: "12 May, Ada"'],
  ['23505', 'duplicate key value violates unique constraint "account_email"'],
])('an error of the database %s outside of the query builder is logged without values of rows', (code, message) => {
  const error = new pg.DatabaseError(message, 1, 'error')
  const values = { detail: 'Key (email)=(ada@example.com)', where: 'COPY contact, line 3: "Ada"', table: 'contact' }
  const logged = redactQueryValues(Object.assign(error, { code, ...values }))
  expect(logged).toMatchObject({
    code,
    table: 'contact',
    message: expect.stringMatching(/^(invalid input|duplicate key)/),
  })
  const { message: told, stack, ...rest } = logged as Error
  expect(JSON.stringify({ told, stack, ...rest })).not.toMatch(/ada/i)
})
