import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ListedOfficeVilla, VillaChoices, VillaFilter } from '#contract/staff/office-villas'
import type { Queryable } from '#database/connection'
import { region, villa } from '#database/tables'
import { villaHasWords } from '#database/tables/villa-has-words'
import { type Reach, reaches } from '#domain/access/roles/reach'
import { radiusOfRegion } from '#domain/geography/region-area'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { regionInReach } from '#server/platform/auth/reach-conditions'
import { keyset, numberKey, pageOf, textKey } from '#server/platform/keyset'

const maxAtOnce = 50

/** Live villas without the number under which their country has registered them. */
export const isUnregistered: SQL = sql`(${villa.live} and ${villa.registrationNumber} = '')`

const stateOf: Readonly<Record<VillaFilter['state'], Pick<typeof villa.$inferSelect, 'live' | 'archived'>>> = {
  live: { live: true, archived: false },
  unregistered: { live: true, archived: false },
  draft: { live: false, archived: false },
  archived: { live: false, archived: true },
}

/** The villas of a filter: the list and its export have the same. */
export function villasOf(reach: Reach, { words, state, regionId }: VillaFilter): SQL | undefined {
  const { live, archived } = stateOf[state]
  return and(
    eq(villa.live, live),
    eq(villa.archived, archived),
    state === 'unregistered' ? isUnregistered : undefined,
    regionId === undefined ? undefined : eq(villa.regionId, regionId),
    regionInReach(reach, villa.regionId),
    villaHasWords(words),
  )
}

const sorts = keyset(
  {
    name: textKey(villa.name),
    recommended: numberKey(villa.sortOrder),
    bedrooms: numberKey(villa.bedrooms),
    sleeps: numberKey(villa.sleeps),
  },
  villa.id,
)

/** The order of a filter. */
export const villaOrder = ({ order }: Pick<VillaFilter, 'order'>): SQL[] => sorts.orderBy(order)

/** Lists villas in the order of the filter, and the cursor of the following ones. Throws `invalid-input`. */
export async function listVillas(
  db: Queryable,
  reach: Reach,
  { cursor, lang = 'en', ...filter }: VillaFilter & { cursor?: string | undefined; lang?: Language | undefined },
): Promise<{ villas: ListedOfficeVilla[]; next: string | null }> {
  const rows = await db
    .select({
      id: villa.id,
      value: sorts.value(filter.order),
      name: villa.name,
      region: region.name,
      place: villa.place,
      bedrooms: villa.bedrooms,
      sleeps: villa.sleeps,
      bathrooms: villa.bathrooms,
      exquisite: villa.exquisite,
      code: villa.code,
      sortOrder: villa.sortOrder,
      path: villa.path,
    })
    .from(villa)
    .innerJoin(region, eq(region.id, villa.regionId))
    .where(and(villasOf(reach, filter), sorts.beyond(filter.order, cursor)))
    .orderBy(...villaOrder(filter))
    .limit(maxAtOnce + 1)
  const { page, next } = pageOf(rows, maxAtOnce)
  const villas = page.map(({ value: _, ...row }) => ({ ...row, region: row.region[lang] ?? row.region.en }))
  return { villas, next }
}

/** The regions and amenities from which staff choose, and the towns whose tourist tax is known by name. */
export function villaChoices(
  { catalogue }: Pick<Context, 'catalogue'>,
  reach: Reach,
  language: Language,
): VillaChoices {
  const { content } = catalogue
  const subRegions = Map.groupBy(content.subRegionById.values(), ({ regionId }) => regionId)
  const placesOf = (country: string, regionId: number) =>
    content.settings.taxRules.flatMap(rule =>
      rule.country === country && rule.regionId === regionId && rule.place !== undefined ? [rule.place] : [],
    )
  return {
    regions: [...content.regionById.values()]
      .filter(({ id }) => reaches(reach, id))
      .map(({ id, name, countryId, lat, lng }) => {
        const country = content.countryById.get(countryId)
        return {
          id,
          name: name[language],
          country: country?.slug ?? '',
          countryName: country?.name[language] ?? '',
          area: { lat, lng, km: radiusOfRegion({ lat, lng }, content.placesByRegion.get(id) ?? []) },
          subRegions: (subRegions.get(id) ?? []).map(sub => ({ id: sub.id, name: sub.name[language] })),
          places: [...new Set(placesOf(country?.slug ?? '', id))].toSorted(),
        }
      }),
    amenities: [...content.amenityById.values()].map(({ id, name, category }) => ({
      id,
      name: name[language],
      category,
    })),
  }
}
