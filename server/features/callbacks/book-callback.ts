import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { callBackForm } from '#contract/forms/call-back'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { normaliseEmail } from '#domain/people/accounts'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { throwFieldErrors } from '#server/platform/http/errors'
import { enqueue } from '#server/platform/jobs/enqueue'
import { toE164 } from '#server/platform/phone-format'
import { consumeOrThrow } from '#server/platform/security/rate-limits'
import { findAvailableSlots } from './available-slots.ts'
import { sendCallbackConfirmation } from './jobs.ts'

interface Wanted extends z.output<typeof callBackForm> {
  language: Language
  /** The IP address of the visitor. */
  from: string
}

const perIpAddress = { max: 3, windowSeconds: 86_400 }

/** One transaction at a time counts calls and adds one. */
const lockCalls = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(6273904, 2)`)

async function isArranged(tx: Transaction, phone: string, email: string, now: number): Promise<boolean> {
  const { callBack } = tables
  const found = await tx
    .select({ id: callBack.id })
    .from(callBack)
    .where(
      and(
        gt(callBack.startsAt, new Date(now)),
        or(eq(callBack.phone, phone), eq(sql`lower(${callBack.email} collate "C")`, normaliseEmail(email))),
      ),
    )
    .limit(1)
  return found.length > 0
}

/**
 * Books a half-hour for a visitor in the first office that is free then. Throws `invalid-input` where the time is
 * taken, `call-arranged` where another call to the same number or e-mail address is pending, and `too-many-requests`.
 */
export async function bookCallback(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration'>,
  wanted: Wanted,
): Promise<{ callBackId: string; startsAt: string }> {
  const phone = toE164(wanted.phone, wanted.phoneCountry)
  const startsAt = Date.parse(wanted.startsAt)
  const { clock } = world
  await lockCalls(tx)
  const free = await findAvailableSlots(tx, world, clock.now())
  const time = free.find(time => time.startsAt === startsAt)
  throwFieldErrors({ startsAt: time ? undefined : 'taken', phone: phone ? undefined : 'phone' })
  if (await isArranged(tx, phone ?? wanted.phone, wanted.email, clock.now())) throw new ProblemError('call-arranged')
  await consumeOrThrow(tx, `calls back to visitors of ${wanted.from}`, perIpAddress)
  for (const office of time?.offices ?? []) {
    const [taken] = await tx
      .insert(tables.callBack)
      .values({
        office,
        startsAt: new Date(startsAt),
        language: wanted.language,
        name: wanted.name,
        email: wanted.email,
        phone: phone ?? wanted.phone,
        timezone: wanted.timezone,
        about: wanted.about,
      })
      .onConflictDoNothing()
      .returning()
    if (!taken) continue
    await enqueue(tx, sendCallbackConfirmation, { callBackId: taken.id })
    return { callBackId: taken.reference, startsAt: taken.startsAt.toISOString() }
  }
  throwFieldErrors({ startsAt: 'taken' })
  throw new Error('a call was neither booked nor rejected')
}
