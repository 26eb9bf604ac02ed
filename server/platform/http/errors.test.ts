import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { lifecycles } from '#domain/lifecycles/lifecycles'
import { testDatabase } from '#testing/site/database'
import { handleError } from './errors.ts'

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
