import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { jobs } from '#server/jobs'
import { stepsOf } from '#server/platform/jobs/steps'
import type { testApp } from './app.ts'
import { silentLog } from './silent-log.ts'

type One = Pick<Awaited<ReturnType<typeof testApp>>, 'context' | 'db'>

/** Runs one job as a worker does. */
export async function doJob({ context, db }: One, name: string, data: object = {}, id: string = randomUUID()) {
  const job = jobs.find(job => job.name === name)
  if (!job) throw new Error(`no job ${name}`)
  const { run } = await job.handler()
  const { signal } = new AbortController()
  const mailer = { deliver: async () => {} }
  await run({ ...context, mailer }, data, { step: stepsOf(db, id), signal, log: silentLog })
}

/** Runs the queued jobs of these names, once each, as the workers do. */
export async function doJobs({ context, db }: One, ...names: string[]): Promise<void> {
  const { rows } = await db.execute<{ id: string; name: string; data: object }>(sql`
    update pgboss.job set state = 'completed' where state = 'created' and name in ${names} returning id, name, data`)
  for (const { id, name, data } of rows) await doJob({ context, db }, name, data, id)
}
