import { sql } from 'drizzle-orm'
import type { ReachRecord } from '#contract/staff/reach-of-endpoints'
import type { Db } from '#database/connection'
import { withTransaction } from '#database/transact'

/** The id of a record of each kind. */
export type RecordIds = Readonly<Record<ReachRecord, number | string>>

/**
 * Inserts a record of each kind that lies at a villa, all of one confirmed booking in a country, as they are in the lists
 * of staff. Triggers are off: the rows are only read.
 */
export async function insertRecordsIn(db: Db, country: string): Promise<RecordIds> {
  return withTransaction(db, async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    const one = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T> => {
      const { rows } = await tx.execute(query)
      if (!rows[0]) throw new Error('there is no such row')
      return rows[0] as T
    }
    const insert = async (query: ReturnType<typeof sql>) => (await one<{ id: number }>(query)).id
    const { bookingId, itemId, villaId, regionId, staffId } = await one<{
      bookingId: number
      itemId: number
      villaId: number
      regionId: number
      staffId: number
    }>(sql`
      select own.id as "bookingId", item.id as "itemId", villa.id as "villaId", region.id as "regionId",
        (select min(id) from staff) as "staffId"
      from booking own
      join booking_item item on item.booking_id = own.id and item.kind = 'villa'
      join villa on villa.id = item.villa_id join region on region.id = villa.region_id
      join country on country.id = region.country_id
      where country.slug = ${country} and own.status in (2, 3) order by own.id desc limit 1`)
    // A client of this booking alone.
    const client = await one<{ id: number; publicId: string }>(sql`
      insert into contact (email, first_name, last_name) values (${`guest-of-${country}@example.com`}, 'Ada', 'Reach')
      returning id, public_id as "publicId"`)
    await tx.execute(sql`update booking set contact_id = ${client.id} where id = ${bookingId}`)
    await tx.execute(sql`insert into mail (recipient, language, subject, html, text, attempts, last_error)
      values (${`guest-of-${country}@example.com`}, 'en', 'Your stay', '', '', 1, 'refused')`)
    // Its arrival is today: the start page counts it, and the register of Italy has it.
    await tx.execute(
      sql`update booking_item set stay = daterange(app_now()::date, app_now()::date + 7) where id = ${itemId}`,
    )
    const service = (kind: string, status: number) =>
      insert(sql`insert into booking_item (booking_id, kind, villa_id, stay, status, service_id)
        values (${bookingId}, ${kind}, ${villaId}, daterange(app_now()::date, app_now()::date + 7), ${status}, 1) returning id`)
    const [transferItem, experienceItem, wineItem] = [
      await service('transfer', 0),
      await service('experience-service', 1),
      await service('wine', 1),
    ]
    await tx.execute(sql`insert into transfer (item_id, booking_id, request_key, adults, children, infants, day, time,
        passenger_name, type, direction, vehicle, passenger_phone)
      values (${transferItem}, ${bookingId}, gen_random_uuid(), 2, 0, 0, app_now()::date, '10:00', 'Ada', 'chauffeur',
        'from-villa', 'sedan', '')`)
    await tx.execute(sql`insert into planned_experience (id, booking_id, villa_item_id, item_id, experience_id, day, adults,
        children, requested_at)
      values (gen_random_uuid(), ${bookingId}, ${itemId}, ${experienceItem}, (select min(id) from experience),
        app_now()::date, 2, 0, app_now())`)
    await tx.execute(sql`insert into wine_order (item_id, booking_id, age_confirmed_at, kind)
      values (${wineItem}, ${bookingId}, app_now(), 'complimentary')`)
    const feedback = await insert(sql`insert into feedback (booking_id, given_at, overall, may_publish)
      values (${bookingId}, app_now(), 5, true)
      on conflict (booking_id) do update set given_at = app_now(), overall = 5, may_publish = true, decision = null returning id`)
    const conversation = await insert(sql`insert into conversation (booking_id, contact_id, awaits_staff)
      values (${bookingId}, ${client.id}, true) returning id`)
    const message = await insert(
      sql`insert into message (conversation_id, side, body) values (${conversation}, 'client', 'Hello') returning id`,
    )
    const held =
      await insert(sql`insert into payment_attempt (currency_id, cents, booking_id, language, provider, part, payer,
      status) values (1, 100000, ${bookingId}, 'en', 'checkout', 'damage', '', 8) returning id`)
    const payment =
      await insert(sql`insert into payment_attempt (currency_id, cents, booking_id, language, provider, part,
      payer, status) values (1, 100000, ${bookingId}, 'en', 'checkout', 'deposit', '', 2) returning id`)
    const refund = await insert(sql`insert into card_refund (attempt_id, cents, cause) values (${payment}, 100, 'staff')
      returning id`)
    await tx.execute(sql`insert into payment_difference (booking_id, attempt_id, expected_cents, reported_cents, kind,
      reported_currency) values (${bookingId}, ${payment}, 100, 90, 'captured', 'EUR')`)
    const transfer =
      await insert(sql`insert into bank_transfer (booking_id, direction, part, cents, currency_id, booked_on,
      bank_reference, entered_by)
      values (${bookingId}, 'in', 'deposit', 100, 1, app_now()::date, ${country}, ${staffId}) returning id`)
    const feed = await insert(
      sql`insert into channel_feed (villa_id, channel) values (${villaId}, 'Reach') returning id`,
    )
    const stroke = await insert(sql`insert into price_stroke (nights, change, villas, kind)
      values (daterange('2028-01-01', '2028-01-08'), '{"paint": {}}', 1, 'paint') returning id`)
    await tx.execute(sql`insert into price_stroke_villa (stroke_id, villa_id, before, after)
      values (${stroke}, ${villaId}, '[]', '[]')`)
    const picture = await insert(sql`select used.picture_id as id from picture_use used where used.kind = 'villa'
      and used.record_id = ${villaId} and not exists (select from picture_use other where other.picture_id = used.picture_id
        and (other.kind <> 'villa' or other.record_id <> ${villaId})) order by 1 limit 1`)
    return {
      villa: villaId,
      region: regionId,
      booking: bookingId,
      item: wineItem,
      block: await insert(sql`insert into owner_block (villa_id, nights)
        values (${villaId}, daterange(app_now()::date + 400, app_now()::date + 407)) returning id`),
      change: await insert(sql`insert into change_request (booking_id, stay, adults, children, infants)
        values (${bookingId}, daterange(app_now()::date, app_now()::date + 7), 2, 0, 0) returning id`),
      claim: await insert(sql`insert into damage_claim (booking_id, attempt_id, cents, requested_by, reason)
        values (${bookingId}, ${held}, 100, ${staffId}, 'A vase') returning id`),
      clash: await insert(sql`insert into channel_clash (feed_id, nights)
        values (${feed}, daterange('2028-01-01', '2028-01-08')) returning id`),
      contact: client.publicId,
      conversation,
      feedback,
      'feedback-photo': await insert(sql`insert into feedback_photo (feedback_id, width, height, content, small)
        values (${feedback}, 1, 1, '\\x00', '\\x00') returning id`),
      feed,
      hours: await insert(sql`insert into hours_request (booking_id, kind, time)
        values (${bookingId}, 'early-arrival', '12:00') returning id`),
      invoice:
        await insert(sql`insert into invoice (kind, year, number, booking_id, transfer_id, part, cents, currency_id,
        language, name, villa, stay, booking_reference, issued_on)
        values ('invoice', 2027, ${90_000 + bookingId}, ${bookingId}, ${transfer}, 'deposit', 100, 1, 'en', 'Ada', 'Villa',
          daterange(app_now()::date, app_now()::date + 7), 'REACH', app_now()::date) returning id`),
      'message-file':
        await insert(sql`insert into message_file (conversation_id, message_id, size, content, side, name, type)
        values (${conversation}, ${message}, 1, '\\x00', 'client', 'a.pdf', 'application/pdf') returning id`),
      payment,
      picture,
      refund,
      stroke,
      'supplier-request':
        await insert(sql`insert into supplier_request (item_id, booking_id, secret_hash, expires_at, email,
        language) values (${transferItem}, ${bookingId}, ${`\\x${Buffer.from(country).toString('hex')}`}::bytea,
          app_now() + interval '1 day', 'supplier@example.com', 'en') returning id`),
    }
  })
}
