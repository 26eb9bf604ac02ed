import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'

/** The writes that must leave an event: table, columns of an update (empty for inserts), the condition, the booking. */
const watched = [
  { table: 'booking', on: 'UPDATE OF status', when: 'OLD.status <> NEW.status', booking: 'id' },
  { table: 'booking_item', on: 'INSERT', when: `NEW.kind = 'villa'`, booking: 'booking_id' },
  { table: 'booking_item', on: 'UPDATE OF stay', when: `NEW.kind = 'villa'`, booking: 'booking_id' },
  { table: 'change_request', on: 'INSERT', when: 'true', booking: 'booking_id' },
  { table: 'change_request', on: 'UPDATE OF state', when: `NEW.state <> 'replaced'`, booking: 'booking_id' },
  { table: 'instalment', on: 'UPDATE OF paid_at', when: 'NEW.paid_at IS NOT NULL', booking: 'booking_id' },
  { table: 'bank_transfer', on: 'INSERT', when: 'true', booking: 'booking_id' },
] as const

/**
 * Makes the database refuse, at commit, each of these writes whose transaction recorded no event for the booking. For
 * tests that only write through endpoints and jobs: others insert rows directly.
 */
export async function requireEvents(db: Db): Promise<void> {
  await db.execute(sql`
    create function require_event() returns trigger language plpgsql as $$
    begin
      if not exists (
        select from booking_event
        where booking_id = (to_jsonb(new) ->> tg_argv[0])::bigint and xmin = pg_current_xact_id()::xid
      ) then
        raise exception 'a write of % recorded no event', tg_table_name;
      end if;
      return null;
    end $$`)
  for (const [at, { table, on, when, booking }] of watched.entries())
    await db.execute(
      sql.raw(`create constraint trigger require_event_${at} after ${on} on ${table}
        deferrable initially deferred for each row when (${when}) execute function require_event('${booking}')`),
    )
}
