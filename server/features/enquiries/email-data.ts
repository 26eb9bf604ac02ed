import type * as tables from '#database/tables'
import { locales } from '#domain/calendar/formats'
import { addressedAs } from '#domain/people/person'
import { type Language, localPath } from '#domain/text/language'
import type { Documents } from '#server/adapters/documents/documents'
import type { Context } from '#server/context'

/** Data of the e-mails about an enquiry, in the reader's language. */
export function enquiryData(
  { catalogue, configuration }: Context,
  kept: typeof tables.enquiry.$inferSelect,
  villaIds: readonly number[],
  language: Language,
): Parameters<Documents['enquiryOfficeEmail']>[0] {
  const { content, villas } = catalogue
  const { publicUrl: site, company, office } = configuration
  const addressOf = (path: string) => `${site}${localPath(path, language)}`
  const countries = new Intl.DisplayNames(locales[language], { type: 'region' })
  const experience = content.experienceById.get(kept.experienceId ?? 0)
  const source = content.heardAboutUsSources.find(({ id }) => id === kept.heardAboutUsId)
  return {
    sender: { site, company, office },
    language,
    reference: kept.reference.slice(0, 8).toUpperCase(),
    enquiry: {
      kind: kept.phone === '' ? 'question' : 'enquiry',
      language: kept.language,
      name: [kept.title, kept.firstName, kept.lastName].filter(Boolean).join(' '),
      addressedAs: addressedAs(kept),
      email: kept.email,
      phone: kept.phone,
      address: [kept.addressLine1, kept.country && countries.of(kept.country)].filter(Boolean).join(', '),
      stay: kept.arrival && kept.departure ? { from: kept.arrival, to: kept.departure } : null,
      adults: kept.adults,
      children: kept.children,
      infants: kept.infants,
      bedrooms: kept.bedrooms,
      heardAboutUs: [source?.name[language], kept.heardAboutUsOther].filter(Boolean).join(': '),
      event: kept.event,
      message: kept.message,
      suspected: kept.suspected,
    },
    villas: villaIds.flatMap(id => {
      const villa = villas.get(id)
      if (!villa) return []
      return {
        name: villa.row.name,
        place: content.regionById.get(villa.row.regionId)?.name[language] ?? '',
        knows: content.teamOfRegion(villa.row.regionId)[0]?.fullName,
        address: addressOf(villa.row.path),
      }
    }),
    experience: experience ? { name: experience.name[language], address: addressOf(experience.path) } : null,
  }
}
