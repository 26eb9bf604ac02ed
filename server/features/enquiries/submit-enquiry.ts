import type { z } from 'zod'
import type { enquiryForm } from '#contract/forms/enquiry'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { looksLikeBot } from '#domain/access/bot-detection'
import { dayOfNumber } from '#domain/calendar/day'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { subscribeByEmail } from '#server/features/newsletter/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { enqueue } from '#server/platform/jobs/enqueue'
import { toE164 } from '#server/platform/phone-format'
import { forwardEnquiry } from './jobs.ts'

type Enquiry = z.output<typeof enquiryForm> & { language: Language; audience: Audience }

/** Stores an enquiry and enqueues passing it on after the commit. Returns its public reference. */
export async function submitEnquiry(
  tx: Transaction,
  { catalogue, clock }: Pick<Context, 'catalogue' | 'clock'>,
  asked: Enquiry,
): Promise<string> {
  const { content, villas } = catalogue
  const phone = toE164(asked.phone, asked.phoneCountry)
  const source = content.heardAboutUsSources.find(({ id }) => id === asked.heardAboutUsId)
  // In some timezone it can still be yesterday.
  const yesterday = dayOfNumber(Math.floor(clock.now() / 86_400_000) - 1)
  throwFieldErrors({
    phone: phone ? undefined : 'phone',
    from: asked.from && asked.from < yesterday ? 'past' : undefined,
    heardAboutUsId: asked.heardAboutUsId && !source ? 'invalid' : undefined,
  })
  const experience = content.experienceById.get(asked.experience ?? 0)
  const [kept] = await tx
    .insert(tables.enquiry)
    .values({
      language: asked.language,
      title: asked.title,
      firstName: asked.firstName,
      lastName: asked.lastName,
      email: asked.email,
      phone: phone ?? asked.phone,
      addressLine1: asked.addressLine1,
      country: asked.country,
      arrival: asked.from ?? null,
      departure: asked.to ?? null,
      adults: asked.adults,
      children: asked.children,
      infants: asked.infants,
      bedrooms: asked.rooms,
      experienceId: experience?.live ? experience.id : null,
      heardAboutUsId: source?.id ?? null,
      heardAboutUsOther: source?.showOtherTextbox ? asked.heardAboutUsOther : '',
      event: asked.event,
      message: asked.message,
      suspected: looksLikeBot({ unseen: asked.website, shownFor: asked.shownFor }),
    })
    .returning()
  if (!kept) throw new Error('the enquiry was not stored')
  const known = asked.villas.filter(id => {
    const villa = villas.get(id)
    return villa && !hiddenFrom(asked.audience, villa.search)
  })
  if (known.length > 0)
    await tx
      .insert(tables.enquiryVilla)
      .values(known.map((villaId, position) => ({ enquiryId: kept.id, villaId, position })))
  await enqueue(tx, forwardEnquiry, { enquiryId: kept.id })
  if (asked.newsletter && !kept.suspected) await subscribeByEmail(tx, { email: asked.email, language: asked.language })
  return kept.reference
}
