import { create, insertMultiple, search } from '@orama/orama'
import { overlap, type Stay } from '#domain/calendar/stay'
import { quote } from '#domain/pricing/pricing'
import { occupiesNights } from '#domain/pricing/season'
import type { SearchVilla } from '#domain/search/engine/villa'
import type { SearchQuery } from '#domain/search/query'
import { amenityGroups } from '../catalogue.ts'
import type { Answer, Searcher } from './searches.ts'

/** Whether a villa is available, by its seasons and its occupancy. */
const isVacant = (villa: SearchVilla, stay: Stay, now: number) =>
  !villa.occupancies.some(taken => overlap(taken, stay) && occupiesNights(taken, now))

/**
 * Orama searches what it can index: region, bedrooms, guests, amenity groups. It knows neither availability nor
 * prices of a stay: these are checked for each match, as an application with Orama would do.
 */
export async function oramaSearcher(
  villas: readonly SearchVilla[],
  recommended: readonly number[],
  now: number,
): Promise<Searcher> {
  const database = create({
    schema: { region: 'enum', beds: 'number', sleeps: 'number', groups: 'enum[]' } as const,
    // Villas have no searchable text.
    components: { tokenizer: { tokenize: () => [], language: 'english', normalizationCache: new Map() } },
  })
  const documents = villas.map(villa => ({
    id: String(villa.id),
    region: villa.regionId,
    beds: villa.beds,
    sleeps: villa.sleeps,
    groups: [...villa.amenityGroups],
  }))
  await insertMultiple(database, documents, 10_000)
  const byId = new Map(villas.map(villa => [String(villa.id), villa]))
  const places = new Map(recommended.map((id, place) => [id, place]))

  return {
    name: 'Orama',
    search: async (query: SearchQuery): Promise<Answer> => {
      const { des, rooms = 0, people = 0, amenities, minPrice = 0, maxPrice = 0, stay } = query
      const { hits } = await search(database, {
        term: '',
        limit: villas.length,
        where: {
          region: { in: des },
          beds: { gte: rooms },
          sleeps: { gte: people },
          groups: { containsAll: amenities },
        },
      })
      if (!stay) throw new Error('only searches with dates are measured')
      const found = hits
        .map(hit => byId.get(hit.id) as SearchVilla)
        .filter(villa => isVacant(villa, stay, now))
        .filter(villa => {
          const total = quote({ ...villa, stay, rooms, party: people })?.totalCents
          return total !== undefined && total >= minPrice * 100 && total <= maxPrice * 100
        })
      const place = ({ id }: SearchVilla) => places.get(id) as number
      return {
        total: found.length,
        groups: amenityGroups.map(group => found.filter(villa => villa.amenityGroups.includes(group)).length),
        ids: found
          .sort((a, b) => a.beds - b.beds || place(a) - place(b))
          .slice(0, 60)
          .map(villa => villa.id),
      }
    },
  }
}
