import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { ListedOfficeVilla, VillaChoices, VillaFilter } from '#contract/staff/office-villas'
import type { Queryable } from '#database/connection'
import { region, villa } from '#database/tables'
import { villaHasWords } from '#database/tables/villa-has-words'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'

const maxAtOnce = 50

const stateOf: Readonly<Record<VillaFilter['state'], Pick<typeof villa.$inferSelect, 'live' | 'archived'>>> = {
  live: { live: true, archived: false },
  draft: { live: false, archived: false },
  archived: { live: false, archived: true },
}

/** The villas of a filter: the list and its export have the same. */
export function villasOf({ words, state, regionId }: VillaFilter): SQL | undefined {
  const { live, archived } = stateOf[state]
  return and(
    eq(villa.live, live),
    eq(villa.archived, archived),
    regionId === undefined ? undefined : eq(villa.regionId, regionId),
    villaHasWords(words),
  )
}

/** The order of a filter. */
export const villaOrder = ({ order }: Pick<VillaFilter, 'order'>): SQL[] =>
  order === 'name' ? [asc(villa.name), asc(villa.id)] : [asc(villa.sortOrder), asc(villa.id)]

/** Lists villas by name or in the recommended order, and the cursor of the following ones. */
export async function listVillas(
  db: Queryable,
  { cursor, ...filter }: VillaFilter & { cursor?: number | undefined },
): Promise<{ villas: ListedOfficeVilla[]; next: number | null }> {
  const key = filter.order === 'name' ? sql`name` : sql`sort_order`
  const column = filter.order === 'name' ? villa.name : villa.sortOrder
  const beyond =
    cursor === undefined
      ? undefined
      : sql`(${column}, ${villa.id}) > (select ${key}, id from villa as last where last.id = ${cursor})`
  const rows = await db
    .select({
      id: villa.id,
      name: villa.name,
      region: region.name,
      place: villa.place,
      bedrooms: villa.bedrooms,
      sleeps: villa.sleeps,
      exquisite: villa.exquisite,
      code: villa.code,
      path: villa.path,
    })
    .from(villa)
    .innerJoin(region, eq(region.id, villa.regionId))
    .where(and(villasOf(filter), beyond))
    .orderBy(...villaOrder(filter))
    .limit(maxAtOnce + 1)
  const villas = rows.slice(0, maxAtOnce).map(row => ({ ...row, region: row.region.en }))
  return { villas, next: rows.length > maxAtOnce ? (villas.at(-1)?.id ?? null) : null }
}

/** The regions and amenities from which staff choose, and the towns whose tourist tax is known by name. */
export function villaChoices({ catalogue }: Pick<Context, 'catalogue'>, language: Language): VillaChoices {
  const { content } = catalogue
  const subRegions = Map.groupBy(content.subRegionById.values(), ({ regionId }) => regionId)
  const placesOf = (country: string, regionId: number) =>
    content.settings.taxRules.flatMap(rule =>
      rule.country === country && rule.regionId === regionId && rule.place !== undefined ? [rule.place] : [],
    )
  return {
    regions: [...content.regionById.values()].map(({ id, name, countryId }) => {
      const country = content.countryById.get(countryId)
      return {
        id,
        name: name[language],
        country: country?.slug ?? '',
        countryName: country?.name[language] ?? '',
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
