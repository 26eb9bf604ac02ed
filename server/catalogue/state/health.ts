import type { FastifyBaseLogger } from 'fastify'
import { redactQueryValues } from '#server/platform/http/errors'
import type { Catalogue } from '../catalogue.ts'

/** The most rows that one log line names; it always has the count. */
const mostNamed = 50

/** Logs invalid rows of the catalogue, by table and id, and failures to apply changes. */
export function logCatalogue({ leftOut, intake }: Catalogue, log: FastifyBaseLogger): void {
  leftOut.onMore(rows => {
    for (const [table, ofTable] of Map.groupBy(rows, row => row.table)) {
      const ids = ofTable.slice(0, mostNamed).map(({ id }) => id)
      log.error({ table, ids, count: ofTable.length }, 'invalid rows are not shown')
    }
  })
  intake.onFailure(failure => {
    if (!failure) log.info('changes are applied again')
    else
      log.error({ err: redactQueryValues(failure.error), attempts: failure.attempts }, 'changes could not be applied')
  })
}

/**
 * Problems that do not stop the site from serving but need attention, together with `known` ones; undefined where there
 * are none.
 */
export function degradedState({ leftOut, intake }: Catalogue, known?: object): object | undefined {
  const { failing } = intake
  const unreadable = leftOut.counts
  const isAnyUnreadable = Object.keys(unreadable).length > 0
  if (!failing && !isAnyUnreadable) return known
  return {
    ...known,
    ...(isAnyUnreadable && { unreadable }),
    ...(failing && { intake: { failingSince: new Date(failing.since).toISOString(), attempts: failing.attempts } }),
  }
}
