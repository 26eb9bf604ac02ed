import type { FastifyBaseLogger } from 'fastify'
import { isDatabaseUnavailable } from '#database/failure'
import type { Context } from '#server/context'
import { redactQueryValues } from '#server/platform/http/errors'
import { enqueueOncePer } from '#server/platform/jobs/enqueue'
import { purgePages } from './jobs.ts'

/**
 * Enqueues a purge after each change of the catalogue, once a second for all processes. If that fails, the scheduled job
 * finds the change.
 */
export function purgeAfterChanges(
  { catalogue, configuration, db }: Context,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  if (!configuration.cdn) return
  catalogue.onChange(() => {
    enqueueOncePer(db, purgePages, 1).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) log.error({ err: redactQueryValues(error) }, 'a purge could not be enqueued')
    })
  })
}
