import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'

const firstId = 900_000

/** Rows that each list of tasks gets: more than one page has. */
export const listedTasks = 60

/** Copies of a row, with columns that differ: SQL over the number `n`, from 1. */
const copies = (table: string, id: SQL, columns: string) =>
  sql`insert into ${sql.raw(table)} overriding system value select made.* from ${sql.raw(table)} example,
    generate_series(1, ${listedTasks}::int) n, lateral jsonb_populate_record(example, ${sql.raw(`jsonb_build_object(${columns})`)}) made
    where example.id = ${id}`

/**
 * Inserts sixty options, bank transfers, held deposits, feedback, transfers, requests for experiences and orders of wine, many of
 * them with equal keys, at one villa. Triggers are off: the rows are only read.
 */
export async function insertListedTasks(db: Db): Promise<void> {
  const stay = `daterange(app_now()::date + n % 7, app_now()::date + n % 7 + 7)`
  const numbered = (from: number) => sql`generate_series(1, ${listedTasks}::int) n, lateral (
    select ${firstId}::int + n as booking_id, ${firstId + from}::int + n as item_id) own`
  await withTransaction(db, async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    const example = sql`(select max(booking_id) from booking_item where kind = 'villa' and booking_id < ${firstId})`
    await tx.execute(
      copies(
        'booking',
        example,
        `'id', ${firstId} + n, 'reference', 'LIST-' || lpad(n::text, 4, '0'), 'status', 1, 'online', true,
          'first_name', 'Ada', 'last_name', '=HYPERLINK(' || n`,
      ),
    )
    const items = [
      { from: 0, kind: 'villa', service: 'null', status: '4' },
      { from: 1000, kind: 'transfer', service: '1', status: '0' },
      { from: 2000, kind: 'experience-service', service: '1', status: '1' },
      { from: 3000, kind: 'experience-service', service: '1', status: '3' },
      { from: 4000, kind: 'wine', service: '1', status: '1' },
      { from: 5000, kind: 'wine', service: '1', status: '5' },
      { from: 6000, kind: 'wine', service: '1', status: '5' },
    ]
    const item = sql`(select max(id) from booking_item where kind = 'villa' and id < ${firstId})`
    for (const { from, kind, service, status } of items)
      await tx.execute(
        copies(
          'booking_item',
          item,
          `'id', ${firstId + from} + n, 'booking_id', ${firstId} + n, 'kind', '${kind}', 'service_id', ${service},
            'status', ${status}, 'stay', ${stay}`,
        ),
      )
    await tx.execute(sql`insert into option (booking_item_id, started_at, expires_at)
      select item_id, app_now(), app_now() + (1 + n % 5) * interval '1 day' + n % 3 * interval '1 microsecond'
      from ${numbered(0)}`)
    await tx.execute(sql`insert into bank_transfer (booking_id, direction, part, cents, currency_id, booked_on,
        bank_reference, entered_by)
      select booking_id, 'in', 'deposit', 100 * (1 + n % 9), 1, app_now()::date - n % 7, '=cmd' || n, (select min(id) from staff)
      from ${numbered(0)}`)
    await tx.execute(sql`insert into payment_attempt (currency_id, cents, booking_id, language, provider, part, payer, status)
      select 1, 1000 * (1 + n % 9), booking_id, 'en', 'checkout', 'damage', '', 8 from ${numbered(0)}`)
    await tx.execute(sql`insert into damage_claim (booking_id, attempt_id, cents, requested_by, reason)
      select booking_id, id, 100, (select min(id) from staff), 'A secret vase' from payment_attempt
      where booking_id > ${firstId} and cents < 3000`)
    await tx.execute(sql`insert into feedback (booking_id, overall, villa, place, comments, may_publish, given_at, decision)
      select booking_id, 1 + n % 5, 5, 4, '@SUM(A1)', true, app_now(), null from ${numbered(0)}`)
    await tx.execute(sql`insert into transfer (item_id, booking_id, request_key, adults, children, infants, day, time,
        passenger_name, type, direction, vehicle, passenger_phone, requested_at)
      select item_id, booking_id, gen_random_uuid(), 2, 0, 0, app_now()::date + n % 7, '10:00', '+cmd', 'chauffeur',
        'from-villa', 'sedan', '+39 06', app_now() + n % 3 * interval '1 microsecond' from ${numbered(1000)}`)
    for (const [from, answer] of [
      [2000, sql`null::timestamptz`],
      [3000, sql`app_now() + n % 3 * interval '1 microsecond'`],
    ] as const)
      await tx.execute(sql`insert into planned_experience (id, booking_id, villa_item_id, item_id, experience_id, day,
          adults, children, requested_at, answered_at)
        select gen_random_uuid(), booking_id, ${firstId}::int + n, item_id, (select min(id) from experience),
          app_now()::date + n % 7, 2, 0, app_now() + n % 3 * interval '1 microsecond', ${answer} from ${numbered(from)}`)
    for (const [from, delivered] of [
      [4000, sql`null::timestamptz`],
      [5000, sql`null::timestamptz`],
      [6000, sql`app_now() + n % 3 * interval '1 microsecond'`],
    ] as const) {
      await tx.execute(sql`insert into wine_order (item_id, booking_id, age_confirmed_at, kind, delivered_at)
        select item_id, booking_id, app_now(), 'complimentary', ${delivered} from ${numbered(from)}`)
      await tx.execute(sql`insert into wine_order_line (item_id, position, wine_id, appellation, name, producer, quantity,
          bottles, unit_cents, cents)
        select item_id, place, (select min(id) from wine), 'Corfu', 'Rosso ' || place, 'Pontiglio', 2, 2, 0, 0
        from ${numbered(from)}, generate_series(1, 2) place`)
    }
  })
}
