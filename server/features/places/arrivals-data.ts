import type { ArrivalsData } from '#contract/pages/places'
import { templateOf } from '#domain/content/templates'
import type { Page } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'
import { travelPages } from './place-data.ts'
import { namesOf, type PageAudience } from './place-parts.ts'
import { lettingCountries, nameAndPath } from './regions-by-country.ts'

/** The arrival information of each region; on the page of a country, of its regions only. */
export function arrivalsData(context: Context, page: Page, reader: PageAudience): ArrivalsData {
  const { language } = reader
  const slug = page.path.split('/').at(-1)
  const all = lettingCountries(context, reader)
  const one = all.filter(({ country }) => country.slug === slug)
  return {
    subject: templateOf(page.templateId).subject === 'car-hire' ? 'car-hire' : 'travel',
    countries: (one.length > 0 ? one : all).map(({ country, regions }) => ({
      name: country.name[language],
      regions: regions.map(region => ({
        ...nameAndPath(context, region, language),
        airports: namesOf(context, region, { type: 'Airport', language }),
        ports: namesOf(context, region, { type: 'Port', language }),
      })),
    })),
    others: travelPages(context, page, reader),
  }
}
