import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { waitingListEntry } from '#database/tables'
import { lastPublishedDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import { type Language, localPath } from '#domain/text/language'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { throwFieldErrors } from '#server/platform/http/errors'
import { tryConsume } from '#server/platform/security/rate-limits'
import { sendHoldEmail } from '../emails.ts'
import { findSaleProblem } from '../pricing/quote-stay.ts'
import { areNightsTaken } from './occupancy.ts'

/** The path that links in its e-mails lead to. */
export const waitingPath = (secret: string, language: Language): string => localPath(`/waiting/${secret}`, language)

interface Wanted {
  villaId: number
  stay: Stay
  email: string
  language: Language
  audience: Audience
}

/** E-mails about joining per address and day, because strangers can enter any address. */
const lettersADay = { max: 5, windowSeconds: 86_400 }

/**
 * Adds an address to the waiting list of taken nights; one that waits already gets no second e-mail. Throws
 * `not-found`, `invalid-input`, `not-in-this-state` where the nights are free, and `stay-refused` for a stay that would
 * not be possible.
 */
export async function joinWaitingList(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration' | 'documents'>,
  { villaId, stay, email, language, audience }: Wanted,
): Promise<void> {
  const villa = getVilla(world.catalogue, villaId, audience)
  const today = todayAt(world.clock.now(), villa.timezone)
  throwFieldErrors({
    from: stay.from < today ? 'past' : undefined,
    to: stay.to <= stay.from ? 'not-after' : stay.to > lastPublishedDay(today) ? 'invalid' : undefined,
  })
  if (!(await areNightsTaken(tx, [{ villaId, stay }]))) throw new ProblemError('not-in-this-state')
  const refusal = await findSaleProblem(tx, world, villa, stay)
  if (refusal) throw new ProblemError('stay-refused', { more: { ...refusal } })
  const [joined] = await tx
    .insert(waitingListEntry)
    .values({ villaId, stay, email, language })
    .onConflictDoUpdate({
      target: [waitingListEntry.villaId, waitingListEntry.stay, waitingListEntry.email],
      set: { notifiedAt: null, language },
      setWhere: sql`${waitingListEntry.notifiedAt} is not null`,
    })
    .returning({ secret: waitingListEntry.secret })
  if (!joined || !(await tryConsume(tx, `waiting ${email}`, lettersADay))) return
  const address = `${world.configuration.publicUrl}${waitingPath(joined.secret, language)}`
  await sendHoldEmail(tx, world, {
    told: 'waiting',
    requestedBy: 'nobody',
    recipient: email,
    language,
    villa: { id: villaId, name: villa.row.name },
    stay,
    address,
    listUnsubscribe: address,
  })
}

const isSecret = (text: string) => z.uuid().safeParse(text).success

/** Whether the entry of a link from an e-mail still waits. */
export async function isWaiting(db: Queryable, secret: string): Promise<boolean> {
  if (!isSecret(secret)) return false
  const found = await db
    .select({ id: waitingListEntry.id })
    .from(waitingListEntry)
    .where(and(eq(waitingListEntry.secret, secret), sql`${waitingListEntry.notifiedAt} is null`))
  return found.length > 0
}

/** Removes the entry of a link from an e-mail; repeating it has no effect. */
export async function leaveWaitingList(tx: Transaction, secret: string): Promise<void> {
  if (isSecret(secret)) await tx.delete(waitingListEntry).where(eq(waitingListEntry.secret, secret))
}
