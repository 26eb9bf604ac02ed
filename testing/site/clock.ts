import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '#database/connection'
import type { Clock } from '#server/platform/runtime/clock'
import { testNoon } from '../day.ts'

/** A clock set by the test, for the application and the database, whose time decides on expiry. */
export interface TestClock extends Clock {
  /** Milliseconds since 1970. */
  readonly at: number
  set: (at: number) => Promise<void>
}

/** Makes a test database use a settable time, for all connections of all processes. */
export async function installTestClock(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`create table test_clock (at timestamptz not null)`)
  await db.execute(sql`insert into test_clock values (to_timestamp(${testNoon} / 1000.0))`)
  // Volatile, with a new snapshot per call: time can move on within a statement that waits.
  await db.execute(sql`
    create or replace function app_now() returns timestamptz language plpgsql volatile as $$
    begin
      return (select at from test_clock);
    end $$`)
}

/** The clock of a test database. */
export function testClock(db: Queryable): TestClock {
  let at = testNoon
  return {
    get at() {
      return at
    },
    now: () => at,
    set: async time => {
      await db.execute(sql`update test_clock set at = to_timestamp(${time} / 1000.0)`)
      at = time
    },
  }
}
