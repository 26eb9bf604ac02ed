import type { z } from 'zod'
import type { questionForm } from '#contract/forms/question'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { looksLikeBot } from '#domain/access/bot-detection'
import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import type { Language } from '#domain/text/language'
import { getVilla } from '#server/catalogue/get-villa'
import type { Context } from '#server/context'
import { enqueue } from '#server/platform/jobs/enqueue'
import { forwardEnquiry } from './jobs.ts'

type Question = z.output<typeof questionForm> & { propertyId: number; language: Language; audience: Audience }

/** Enquiry columns that the short form does not have. */
const notAsked = { title: '', firstName: '', phone: '', addressLine1: '', country: '' }

/**
 * Stores a short question about a villa as an enquiry, and enqueues passing it on after the commit. Returns its
 * reference.
 */
export async function takeQuestion(
  tx: Transaction,
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  asked: Question,
): Promise<string> {
  const villa = getVilla(catalogue, asked.propertyId, asked.audience)
  const { from, to } = asked
  // Days that have passed, from a page that was open for long, are no reason to reject the question.
  const stay = from && to && from >= todayAt(clock.now(), villa.timezone) ? { from, to } : undefined
  const [kept] = await tx
    .insert(tables.enquiry)
    .values({
      ...notAsked,
      language: asked.language,
      lastName: asked.name,
      email: asked.email,
      arrival: stay?.from ?? null,
      departure: stay?.to ?? null,
      adults: asked.adults,
      children: asked.children,
      infants: asked.infants,
      bedrooms: asked.rooms,
      message: asked.message,
      suspected: looksLikeBot({ unseen: asked.website, shownFor: asked.shownFor }),
    })
    .returning()
  if (!kept) throw new Error('the question was not stored')
  await tx.insert(tables.enquiryVilla).values({ enquiryId: kept.id, villaId: villa.row.id, position: 0 })
  await enqueue(tx, forwardEnquiry, { enquiryId: kept.id })
  return kept.reference
}
