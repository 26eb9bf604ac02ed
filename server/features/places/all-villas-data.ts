import type { AllVillasData } from '#contract/pages/places'
import { todayAt } from '#domain/calendar/today'
import { emptyQuery } from '#domain/search/query'
import { localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { type PageAudience, queryOf, regionPagePath } from './place-parts.ts'
import { lettingCountries, nameAndPath } from './regions-by-country.ts'

/** Villas listed for each region; the search has all of them. */
const mostOfRegion = 100

/** All villas by country and region, sorted by name within a region (template 94). */
export function allVillasData(context: Context, reader: PageAudience): AllVillasData {
  const { catalogue, clock } = context
  const { index, villas, content } = catalogue
  const { language, audience } = reader
  const today = todayAt(clock.now())
  const countries = lettingCountries(context, reader).map(({ country, regions }) => ({
    name: country.name[language],
    path: regionPagePath(context, content.pageByPath.get(`/${country.slug}`)?.id ?? null, language),
    regions: regions.map(region => {
      const query = { ...emptyQuery, des: [region.id], audience, sort: 'alphabetically' as const, limit: mostOfRegion }
      const found = index.search(query, { now: clock.now(), today }).ids.flatMap(id => villas.get(id) ?? [])
      return {
        ...nameAndPath(context, region, language),
        count: villas.count(audience, region.id),
        query: queryOf([region]),
        villas: found.map(({ row, search }) => ({
          id: row.id,
          name: row.name,
          path: localPath(row.path, language),
          place: row.place,
          beds: search.beds,
          sleeps: search.sleeps,
        })),
      }
    }),
  }))
  return {
    total: countries.flatMap(({ regions }) => regions).reduce((sum, { count }) => sum + count, 0),
    countries,
  }
}
