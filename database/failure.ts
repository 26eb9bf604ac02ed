import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** What PostgreSQL itself says of a failure, beneath the wrapping of the query builder; undefined for any other error. */
export function databaseFailure(error: unknown): pg.DatabaseError | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError ? cause : undefined
}

/** The database is known to be away: nobody waits for it, and it was told when that was found. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause })
  }
}

/** Codes of failures in which the database was not reached, or left while it was asked. */
const away = /^(ECONN|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EPIPE)/
/** What the driver says where it has no code; a transaction is told of the rollback that its lost connection refused. */
const parted =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout)/
/** What took longer than it may. */
const tooLong = '57014'

/** Whether the database was not reached, was left while it was asked, or did not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = ((error instanceof DrizzleQueryError && error.cause) || error) as NodeJS.ErrnoException
  if (cause instanceof DatabaseAway) return true
  // What PostgreSQL calls fatal ends the connection, and nothing else does.
  return (
    ('severity' in cause && cause.severity === 'FATAL') ||
    cause.code === tooLong ||
    away.test(cause.code ?? '') ||
    parted.test(cause.message)
  )
}

/** Whether it was known already that the database is away, so that it need not be told again. */
export const isKnownToBeAway = (error: unknown): boolean =>
  (error instanceof DrizzleQueryError ? error.cause : error) instanceof DatabaseAway
