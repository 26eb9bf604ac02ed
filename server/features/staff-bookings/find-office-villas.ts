import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { OfficeVilla } from '#contract/staff/office-blocks'
import { villa } from '#database/tables'
import { villaHasWords } from '#database/tables/villa-has-words'
import type { Reach } from '#domain/access/roles/reach'
import type { Context } from '#server/context'
import { regionInReach } from '#server/platform/auth/reach-conditions'

type World = Pick<Context, 'db' | 'catalogue'>

const maxFound = 20

/** Villas by beginnings of words: those on the site first, and those whose name begins with the words. */
async function findByWords(
  { db, catalogue }: World,
  reach: Reach,
  words: string,
  wanted?: SQL | undefined,
): Promise<{ villas: OfficeVilla[] }> {
  const beginsSo = sql`starts_with(lower(${villa.name}), lower(${words}))`
  const found = await db
    .select({ id: villa.id, name: villa.name, regionId: villa.regionId })
    .from(villa)
    .where(and(wanted, regionInReach(reach, villa.regionId), villaHasWords(words)))
    .orderBy(desc(villa.live), sql`${beginsSo} desc`, asc(villa.name), asc(villa.id))
    .limit(maxFound)
  const regionOf = (id: number) => catalogue.content.regionById.get(id)?.name.en ?? ''
  return { villas: found.map(({ regionId, ...named }) => ({ ...named, region: regionOf(regionId) })) }
}

/** Finds villas on the site by beginnings of words of name, place, address or code. */
export const findOfficeVillas = (world: World, reach: Reach, words: string) =>
  findByWords(world, reach, words, eq(villa.live, true))

/** Finds villas of any state, those on the site first. */
export const findAnyVillas = (world: World, reach: Reach, words: string) => findByWords(world, reach, words)
