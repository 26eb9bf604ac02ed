import { sql } from 'drizzle-orm'
import type { Db, Reads } from '#database/connection'
import type { Clock } from '#server/platform/clock'
import { testNoon } from './day.ts'

/** A clock that stands still until the test sets it: the application's and the database's, which decides what is over. */
export interface TestClock extends Clock {
  /** Milliseconds since 1970. */
  readonly at: number
  set: (at: number) => Promise<void>
}

/** Lets a database of tests go by a time that is set. All its connections, of whatever process, see the same. */
export async function installTestClock(db: Pick<Db, 'execute'>): Promise<void> {
  await db.execute(sql`create table test_clock (at timestamptz not null)`)
  await db.execute(sql`insert into test_clock values (to_timestamp(${testNoon} / 1000.0))`)
  // A snapshot for each time it is asked: a clock moves on within a statement that waits.
  await db.execute(sql`
    create or replace function app_now() returns timestamptz language plpgsql volatile as $$
    begin
      return (select at from test_clock);
    end $$`)
}

/** The clock of a database of tests. */
export function testClock(db: Reads): TestClock {
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
