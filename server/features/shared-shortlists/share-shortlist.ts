import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { sharedShortlistForm } from '#contract/forms/shared-shortlist'
import type { Transaction } from '#database/connection'
import { sharedShortlist, sharedShortlistVilla } from '#database/tables'
import { dayOfNumber } from '#domain/calendar/day'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import type { Language } from '#domain/text/language'
import { parseGuests } from '#domain/villas/guests'
import type { Context } from '#server/context'
import { throwFieldErrors } from '#server/platform/http/errors'
import { tokenHashOf } from './queries.ts'

export type Shared = z.output<typeof sharedShortlistForm> & { language: Language; audience: Audience }

/**
 * Stores a shortlist to be shown to friends. Returns its id, which opens it, and the secret that identifies its sender.
 */
export async function shareShortlist(
  tx: Transaction,
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  { firstName, note, villas, from, to, language, audience, ...counts }: Shared,
): Promise<{ sharedShortlistId: string; token: string }> {
  const known = villas.filter(id => {
    const villa = catalogue.villas.get(id)
    return villa && !hiddenFrom(audience, villa.search)
  })
  // In some timezone it can still be yesterday.
  const yesterday = dayOfNumber(Math.floor(clock.now() / 86_400_000) - 1)
  throwFieldErrors({
    villas: known.length === 0 ? (villas.length === 0 ? 'missing' : 'invalid') : undefined,
    from: from && from < yesterday ? 'past' : undefined,
  })
  const token = randomUUID()
  const { adults, children, infants } = parseGuests(counts)
  const [list] = await tx
    .insert(sharedShortlist)
    .values({
      tokenHash: tokenHashOf(token),
      language,
      firstName,
      note,
      arrival: from ?? null,
      departure: to ?? null,
      adults,
      children,
      infants,
    })
    .returning({ id: sharedShortlist.id })
  if (!list) throw new Error('a list was not shared')
  const sharedShortlistId = list.id
  await tx
    .insert(sharedShortlistVilla)
    .values(known.map((villaId, position) => ({ sharedShortlistId, villaId, position })))
  return { sharedShortlistId, token }
}
