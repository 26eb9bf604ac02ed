import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** What PostgreSQL itself says of a failure, beneath the wrapping of the query builder; undefined for any other error. */
export function databaseFailure(error: unknown): pg.DatabaseError | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof pg.DatabaseError ? cause : undefined
}
