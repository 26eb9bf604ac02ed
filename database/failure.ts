import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** PostgreSQL's own error, unwrapped from the query builder's; undefined for any other error. */
export function postgresError(error: unknown): pg.DatabaseError | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError ? cause : undefined
}

/** Whether a migration has changed what a prepared statement returns. The message depends on the server's language. */
export const isOutdatedPlan = (error: unknown): boolean => {
  const { code, routine } = postgresError(error) ?? {}
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** The database is known to be unavailable: queries fail immediately, and the loss has been logged already. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
  }
}

/** Error codes of failures to reach the database, or of lost connections. */
const away = /^(ECONN|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EPIPE)/
/** Messages of the driver for errors without a code; a failed rollback after a lost connection is among them. */
const disconnectMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/
/** query_canceled: the statement exceeded its timeout. */
const timeoutCodes = '57014'

/** Whether the database was unreachable, the connection was lost, or it did not answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = ((error instanceof DrizzleQueryError && error.cause) || error) as NodeJS.ErrnoException
  if (cause instanceof DatabaseUnavailable) return true
  // Only PostgreSQL's severity FATAL ends the connection.
  return (
    ('severity' in cause && cause.severity === 'FATAL') ||
    cause.code === timeoutCodes ||
    away.test(cause.code ?? '') ||
    disconnectMessages.test(cause.message)
  )
}

/** Whether the database was already known to be unavailable, so that it need not be logged again. */
export const isKnownUnavailable = (error: unknown): boolean =>
  (error instanceof DrizzleQueryError ? error.cause : error) instanceof DatabaseUnavailable
