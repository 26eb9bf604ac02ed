import { sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { copies, firstId } from './rows.ts'

/** Numbers of generated rows. */
export interface OfficeSize {
  villas: number
  bookings: number
  clients: number
  /** Entries of the staff log, and as many versions of records. */
  entries: number
}

const staff = 30

/** A stay of a week for booking `n`: a fifth is to come, sixty a day and more, and the others ended in ten years. */
const stay = `daterange(
  current_date + case when n % 5 = 0 then n / 5 % 600 else -3650 + n % 3600 end,
  current_date + case when n % 5 = 0 then n / 5 % 600 else -3650 + n % 3600 end + 7)`

/** Confirmed, completed, and one in fifty cancelled. */
const status = `case when n % 5 = 0 then 2 when n % 50 = 1 then 4 else 3 end`

const itemColumns = { booking_id: `${firstId} + n`, service_id: 'null', stay }

/** Clients with their bookings, and the nights that coming bookings take. */
const bookingRows = ({ villas, bookings, clients }: OfficeSize) => [
  copies('contact', clients, {
    ...{ id: `${firstId} + n`, public_id: 'gen_random_uuid()', email: `'client-' || n || '@example.com'` },
    ...{ first_name: `'Ada' || n % 1000`, last_name: `'Beispiel' || n` },
  }),
  copies('booking', bookings, {
    ...{
      id: `${firstId} + n`,
      contact_id: `${firstId} + 1 + n % ${clients}`,
      created_at: `now() - interval '2 years'`,
    },
    ...{ reference: `left(upper(md5(n::text)), 4) || '-' || lpad(to_hex(n), 5, '0')`, status },
    ...{ email: `'client-' || n || '@example.com'`, last_name: `'Beispiel' || n`, damage_choice: `'waiver'` },
  }),
  copies('booking_item', bookings, {
    ...{ ...itemColumns, id: `${firstId} + n`, villa_id: `${firstId} + 1 + n * 7 % ${villas}`, status: '5' },
  }),
  sql`insert into occupancy (villa_id, nights, kind, booking_item_id)
    select villa_id, stay, 'booking', item.id from booking_item item join booking on booking.id = booking_id
    where item.id > ${firstId} and booking.status = 2 on conflict do nothing`,
  sql`insert into trip (booking_id) select id from booking where id > ${firstId} and status = 2`,
]

/** A table's statement that has a row for every `step`th booking, of which some of the coming ones wait for staff. */
const ofBookings = (columns: string, values: string, { bookings }: OfficeSize, step: number) =>
  sql.raw(`insert into ${columns} select ${values} from generate_series(1, ${bookings / step}) as k,
    lateral (select k * ${step} as n) as booked`)

/** One in `every` rows waits; the others were answered. */
const waits = (every: number, waiting: string, answered: string) =>
  `case when k % ${every} = 0 then ${waiting} else ${answered} end`

const itemsFrom = 10_000_000

/** What staff answer: messages, changes, hours, transfers, wine, experiences, feedback. */
const requestRows = (size: OfficeSize) => [
  ofBookings(
    'conversation (id, booking_id, contact_id, awaits_staff, last_message_at) overriding system value',
    `${firstId} + k, ${firstId} + n, ${firstId} + 1, k % 500 = 0, now() - k * interval '1 hour'`,
    ...([size, 4] as const),
  ),
  sql.raw(`insert into message (conversation_id, side, body, sent_at)
    select ${firstId} + k, 'client', 'When can we arrive?', now() - k * interval '1 hour' - part * interval '1 day'
    from generate_series(1, ${size.bookings / 4}) as k, generate_series(0, 3) as part`),
  ofBookings(
    'change_request (booking_id, stay, adults, children, infants, state, asked_at, answered_at)',
    `${firstId} + n, ${stay}, 2, 0, 0, ${waits(500, `'asked'`, `'made'`)}, now(), ${waits(500, 'null', 'now()')}`,
    ...([size, 4] as const),
  ),
  ofBookings(
    'hours_request (booking_id, kind, "time", state, asked_at, answered_at)',
    `${firstId} + n, 'early-arrival', '12:00', ${waits(500, `'asked'`, `'declined'`)}, now(), ${waits(500, 'null', 'now()')}`,
    ...([size, 4] as const),
  ),
  ...['transfer', 'wine', 'experience-service'].map((kind, i) =>
    copies('booking_item', size.bookings / 4, {
      ...{ ...itemColumns, id: `${itemsFrom * (i + 1)} + n`, booking_id: `${firstId} + n * 4`, kind: `'${kind}'` },
      ...{ service_id: 'n', status: `case when n % 500 = 0 then ${kind === 'transfer' ? 12 : 1} else 5 end` },
      stay: stay.replace(/\bn\b/g, '(n * 4)'),
    }),
  ),
  ofBookings(
    `transfer (item_id, booking_id, request_key, type, direction, vehicle, adults, children, infants, day, "time",
      passenger_name, passenger_phone, booster_seat, extra_luggage, answered_at)`,
    `${itemsFrom} + k, ${firstId} + n, gen_random_uuid(), 'airport', 'to-villa', 'van', 2, 0, 0, lower(${stay}), '12:00',
      'Ada', '+39061', false, false, now()`,
    ...([size, 4] as const),
  ),
  ofBookings(
    'wine_order (item_id, booking_id, kind, age_confirmed_at, answered_at, delivered_at)',
    `${itemsFrom * 2} + k, ${firstId} + n, 'complimentary', now(), now(), ${waits(50, 'null', 'now()')}`,
    ...([size, 4] as const),
  ),
  ofBookings(
    `planned_experience (id, booking_id, villa_item_id, experience_id, day, adults, children, item_id, requested_at, answered_at)`,
    `gen_random_uuid(), ${firstId} + n, ${firstId} + n, (select (array_agg(id))[1 + k % 40] from experience), lower(${stay}), 2, 0,
      ${itemsFrom * 3} + k, now(), ${waits(500, 'null', 'now()')}`,
    ...([size, 4] as const),
  ),
  ofBookings(
    'feedback (booking_id, overall, villa, place, service, value, may_publish, given_at, decision)',
    `${firstId} + n, 5, 5, 5, 5, 5, true, now(), ${waits(500, 'null', `'published'`)}`,
    ...([size, 2] as const),
  ),
]

/** Payments: charges, refunds, differences, damage deposits, bank transfers, and options that staff hold. */
const paymentRows = (size: OfficeSize) => [
  ofBookings(
    `payment_attempt (id, booking_id, part, cents, currency_id, status, provider, payer, language, begun_at, settled_at)
      overriding system value`,
    `${firstId} + k, ${firstId} + k, 'deposit', 100000, 1, 3, 'checkout', 'Ada', 'en', now(), now()`,
    ...([size, 1] as const),
  ),
  ofBookings(
    `payment_attempt (id, booking_id, part, cents, currency_id, status, provider, payer, language, begun_at, settled_at)
      overriding system value`,
    `${firstId * 3} + k, ${firstId} + n, 'damage', 100000, 1, ${waits(40, '8', '9')}, 'checkout', 'Ada', 'en', now(), now()`,
    ...([size, 5] as const),
  ),
  ofBookings(
    'damage_claim (booking_id, attempt_id, cents, reason, state, requested_by)',
    `${firstId} + n, ${firstId * 3} + k, 1000, 'A broken lamp', ${waits(400, `'requested'`, `'ended'`)}, 1`,
    ...([size, 5] as const),
  ),
  ofBookings(
    'card_refund (attempt_id, cents, cause, given_at)',
    `${firstId} + n, 1000, 'cancellation', ${waits(200, 'null', 'now()')}`,
    ...([size, 10] as const),
  ),
  ofBookings(
    `payment_difference (booking_id, attempt_id, kind, expected_cents, reported_cents, reported_currency, found_at, ended_at)`,
    `${firstId} + n, ${firstId} + n, 'captured', 1000, 900, 'EUR', now(), ${waits(200, 'null', 'now()')}`,
    ...([size, 20] as const),
  ),
  ofBookings(
    'bank_transfer (booking_id, direction, part, cents, currency_id, booked_on, bank_reference, entered_by)',
    `${firstId} + n, ${waits(2, `'in'`, `'out'`)}, 'deposit', 1000 * (1 + k % 900), 1, current_date - k % 3600, 'TRN' || k, 1`,
    ...([size, 2] as const),
  ),
  ofBookings(
    'option (booking_item_id, started_at, expires_at)',
    `${firstId} + n, now(), now() + interval '1 day' * (k % 20)`,
    ...([size, 100] as const),
  ),
  sql`update booking_item set status = 4 from option where option.booking_item_id = booking_item.id and id > ${firstId}`,
  sql`update booking set status = 1, online = booking.id % 200 = 0
    from booking_item item join option on option.booking_item_id = item.id
    where booking.id = item.booking_id and booking.id > ${firstId}`,
]

/** Calendars of channels with their blocks and clashes, changes of prices, licences and missing texts of pictures. */
const catalogueRows = ({ villas }: OfficeSize) => [
  sql`insert into channel_feed (id, villa_id, channel, source_url, succeeded_at, tried_at, fault) overriding system value
    select ${firstId} + n, ${firstId} + (n + 1) / 2, 'Channel ' || n % 2, 'https://channel.example/' || n, now(), now(),
      case when n % 500 = 0 then 'unreachable' end
    from generate_series(1, ${villas}::int) as n`,
  sql`insert into owner_block (villa_id, nights, note, feed_id)
    select villa_id, daterange(current_date + 1000 + part * 30, current_date + 1007 + part * 30), '', id
    from channel_feed, generate_series(0, 1) as part where id > ${firstId}`,
  sql`insert into occupancy (villa_id, nights, kind, owner_block_id)
    select villa_id, nights, 'block', id from owner_block where feed_id is not null on conflict do nothing`,
  sql`insert into channel_clash (feed_id, nights, seen_at, settled_at)
    select id, daterange(current_date, current_date + 7), now(), case when id % 200 > 0 then now() end
    from channel_feed where id % 4 = 0`,
  sql`insert into price_stroke (id, staff_id, kind, nights, change, villas) overriding system value
    select ${firstId} + n, 1 + n % ${staff}, 'paint', daterange(current_date, current_date + 7), '{"bookable": true}', 1
    from generate_series(1, ${villas}::int) as n`,
  sql`insert into price_stroke_villa (stroke_id, villa_id, before, after)
    select ${firstId} + n, ${firstId} + n * 7 % ${villas}::int + 1, '[]', '[]' from generate_series(1, ${villas}::int) as n`,
  sql`update picture set licence_ends = current_date + (id % 60)::int - 20 where id > ${firstId} and id % 100 = 0`,
  sql`update picture set alt = alt || '{"fr": ""}' where id > ${firstId} and id % 100 = 1`,
  sql`insert into picture (id, hash, brief, width, height, colour, alt, removed_at) overriding system value
    select ${firstId * 3} + n, left(md5(n::text), 12), brief, width, height, colour, alt, case when n % 2 = 0 then now() end
    from (select * from picture where id < ${firstId} limit 1) as one, generate_series(1, ${villas / 20}::int) as n`,
  sql`update villa set live = false, archived = id % 2 = 0 where id > ${firstId} and id % 20 < 2`,
]

/** Staff, their log, and versions of records: five of them have thousands. */
const logRows = ({ villas, entries }: OfficeSize) => [
  sql`insert into staff (id, name, email) overriding system value
    select ${firstId} + n, 'Colleague ' || n, 'colleague-' || n || '@maestrale.example' from generate_series(1, ${staff}::int) as n`,
  sql`insert into account (staff_id) select id from staff where id > ${firstId}`,
  sql`insert into record_version (id, kind, record_id, number, staff_id, state) overriding system value
    select ${firstId} + n, 'villa', case when n <= 20000 then ${firstId} + 1 + n % 5 else ${firstId} + 6 + n % ${villas - 6}::int end,
      case when n <= 20000 then n / 5 + 1 else 1 + n / ${villas - 6}::int end, ${firstId} + 1 + n % ${staff}::int,
      jsonb_build_object('name', 'Casa ' || n, 'bedrooms', n % 9, 'place', 'Kassiopi')
    from generate_series(1, ${entries}::int) as n on conflict do nothing`,
  sql`insert into staff_entry (at, staff_id, action, subject_staff_id, version_id)
    select now() - (${entries}::int - n) * interval '1 minute', ${firstId} + 1 + n % ${staff}::int,
      (array['villa-changed', 'prices-changed', 'picture-changed', 'booking-moved'])[1 + n % 4],
      case when n % 5000 = 0 then ${firstId} + 1 + n / 5000 % ${staff}::int end, null
    from generate_series(1, ${entries}::int) as n`,
]

/** Fills the back office with ten years of work. Constraints hold; triggers are off, since they take minutes. */
export async function addOfficeRecords(db: Db, size: OfficeSize): Promise<void> {
  await db.execute(sql`set session_replication_role = replica`)
  for (const statement of [
    ...bookingRows(size),
    ...requestRows(size),
    ...paymentRows(size),
    ...catalogueRows(size),
    ...logRows(size),
  ])
    await db.execute(statement)
  await db.execute(sql`set session_replication_role = origin`)
  await db.execute(sql`vacuum analyze`)
}
