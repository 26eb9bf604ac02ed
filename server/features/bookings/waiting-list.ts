import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from '#contract/refusals'
import type { Reads, Transaction } from '#database/connection'
import { waiting } from '#database/tables'
import type { Audience } from '#domain/audience'
import { lastPublishedDay } from '#domain/day'
import { type Language, localPath } from '#domain/language'
import type { Stay } from '#domain/stay'
import { todayAt } from '#domain/today'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { mayCall } from '#server/platform/limits'
import { refuseFields } from '#server/platform/refuse-fields'
import { writeHoldLetter } from './letters.ts'
import { areNightsTaken } from './nights.ts'
import { findRefusal } from './sell-stay.ts'

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
const lettersADay = { most: 5, seconds: 86_400 }

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
  refuseFields({
    from: stay.from < today ? 'past' : undefined,
    to: stay.to <= stay.from ? 'not-after' : stay.to > lastPublishedDay(today) ? 'invalid' : undefined,
  })
  if (!(await areNightsTaken(tx, [{ villaId, stay }]))) throw new Refusal('not-in-this-state')
  const refusal = await findRefusal(tx, villa, stay)
  if (refusal) throw new Refusal('stay-refused', { more: { ...refusal } })
  const [joined] = await tx
    .insert(waiting)
    .values({ villaId, stay, email, language })
    .onConflictDoUpdate({
      target: [waiting.villaId, waiting.stay, waiting.email],
      set: { toldAt: null, language },
      setWhere: sql`${waiting.toldAt} is not null`,
    })
    .returning({ secret: waiting.secret })
  if (!joined || !(await mayCall(tx, `waiting ${email}`, lettersADay))) return
  const address = `${world.configuration.publicUrl}${waitingPath(joined.secret, language)}`
  await writeHoldLetter(tx, world, {
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
export async function isWaiting(db: Reads, secret: string): Promise<boolean> {
  if (!isSecret(secret)) return false
  const found = await db
    .select({ id: waiting.id })
    .from(waiting)
    .where(and(eq(waiting.secret, secret), sql`${waiting.toldAt} is null`))
  return found.length > 0
}

/** Removes the entry of a link from an e-mail; repeating it has no effect. */
export async function leaveWaitingList(tx: Transaction, secret: string): Promise<void> {
  if (isSecret(secret)) await tx.delete(waiting).where(eq(waiting.secret, secret))
}
