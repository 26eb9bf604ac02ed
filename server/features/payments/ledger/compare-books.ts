import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '#database/connection'
import { booksCheck } from '#database/tables'
import { attemptStatus } from '#domain/lifecycles/attempt'
import type { JobContext } from '#server/context'
import type { Task } from '#server/platform/jobs/define-job'

/** Most ids in a log entry; it also has the total. */
const mostNamed = 50

/** Comparisons cover this period. */
const recently = sql`app_now() - interval '62 days'`

interface Differing extends Record<string, unknown> {
  bookingId: number
  /** Null where the books of the booking differ, not those of one payment. */
  attemptId: number | null
}

const { authorised, paid, short, held } = attemptStatus

/**
 * Captured or authorised payments that their provider reports in another currency, so that the amounts cannot be
 * compared.
 */
const inOtherCurrency = sql`attempt.status in (${authorised}, ${paid}, ${short}, ${held}) and exists (
  select from payment_difference
  where attempt_id = attempt.id and kind = 'currency' and ended_at is null)`

/**
 * Finds payments whose ledger, invoices and provider report differ. A payment that has moved since its report, or has a
 * refund in progress, is compared after the next look-up.
 */
async function comparePayments(
  db: Queryable,
): Promise<{ checked: number; unanswered: number; differing: Differing[] }> {
  const { rows } = await db.execute<{ checked: number; unanswered: number; differing: Differing[] }>(sql`
    with compared as (
      select attempt.id, attempt.booking_id, reported_cents, ${inOtherCurrency} as in_other_currency,
        (select coalesce(sum(line.cents), 0) from ledger_posting posting
          join ledger_line line on line.posting_id = posting.id and line.account = 'bank:' || attempt.provider
          where posting.booking_id = attempt.booking_id and (
            posting.attempt_id = attempt.id
            or posting.refund_id in (select id from card_refund where attempt_id = attempt.id)
            or posting.difference_id in (select id from payment_difference where attempt_id = attempt.id))) as ledger,
        (select coalesce(sum(case kind when 'invoice' then cents else -cents end), 0) from invoice
          where invoice.booking_id = attempt.booking_id and invoice.attempt_id = attempt.id) as invoiced,
        (select coalesce(sum(cents), 0) from card_refund
          where attempt_id = attempt.id and given_at is not null and settled_by is not null) as by_transfer
      from payment_attempt attempt
      where ${inOtherCurrency} or reported_at > ${recently}
        and not exists (
          select from ledger_posting posting
          where posting.booking_id = attempt.booking_id and posted_at > attempt.reported_at)
        and not exists (
          select from card_refund where attempt_id = attempt.id and given_at is null and under_way_at is not null)
    )
    select
      count(*)::integer as checked,
      (select count(*)::integer from payment_attempt
        where status = ${paid} and settled_at > ${recently} and asked_at < app_now() - interval '1 hour'
          and asked_at > coalesce(reported_at, settled_at) + interval '1 minute') as unanswered,
      coalesce(
        jsonb_agg(jsonb_build_object('bookingId', booking_id, 'attemptId', id))
          filter (where in_other_currency or ledger <> reported_cents or invoiced <> ledger - by_transfer),
        '[]') as differing
    from compared`)
  const [found] = rows
  if (!found) throw new Error('nothing was compared')
  return found
}

/** Finds bookings with recent postings whose ledger and invoices differ, whatever the means of payment. */
async function compareBookings(db: Queryable): Promise<Differing[]> {
  const { rows } = await db.execute<Differing>(sql`
    select "bookingId", null as "attemptId"
    from (select distinct booking_id::integer as "bookingId" from ledger_posting where posted_at > ${recently}) recent
    cross join lateral (
      select coalesce(sum(line.cents) filter (where account = 'clients'), 0) as clients,
        coalesce(sum(line.cents) filter (where account = 'sales'), 0) as sales
      from ledger_posting posting join ledger_line line on line.posting_id = posting.id
      where posting.booking_id = "bookingId") as ledger
    cross join lateral (
      select coalesce(sum(case kind when 'invoice' then cents else -cents end), 0) as invoiced
      from invoice where booking_id = "bookingId") as invoices
    where clients <> 0 or -sales <> invoiced`)
  return rows
}

/** Compares the books, stores the result for `/readyz`, and logs it. */
export async function run({ db }: Pick<JobContext, 'db'>, _payload: object, { log }: Pick<Task, 'log'>): Promise<void> {
  const { checked, unanswered, differing } = await comparePayments(db)
  const all = [...differing, ...(await compareBookings(db))]
  const result = { checked, unanswered, differing: all.length }
  await db
    .insert(booksCheck)
    .values(result)
    .onConflictDoUpdate({ target: booksCheck.id, set: { ...result, checkedAt: sql`app_now()` } })
  if (all.length > 0) log.error({ ...result, rows: all.slice(0, mostNamed) }, 'ledger, invoices and providers differ')
  else log.info(result, 'ledger, invoices and providers agree')
}

/** The differences for `/readyz`; undefined while the books agree. */
export async function findDifferingBooks(db: Db): Promise<{ differing: number; checkedAt: string } | undefined> {
  const [found] = await db.select().from(booksCheck)
  if (!found || found.differing === 0) return undefined
  return { differing: found.differing, checkedAt: found.checkedAt.toISOString() }
}
