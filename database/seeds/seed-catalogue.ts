import { sql } from 'drizzle-orm'
import { amenities, amenityGroups } from '#content/amenities'
import { blogTags } from '#content/blog/tags'
import { countries, villas } from '#content/catalogue'
import { otherNames } from '#content/geography/other-names'
import { placeName } from '#content/geography/place-names'
import { heardAboutUsSources } from '#content/heard-about-us'
import { placeBrief } from '#content/pictures/place-pictures'
import { starterCollections, starterPages, starterRegions } from '#content/starter/starter'
import type { Db, Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Day } from '#domain/calendar/day'
import { listFilter } from './demo/pages.ts'
import { pictureList } from './demo/pictures.ts'
import { insertPages } from './insert-pages.ts'
import { seedLock } from './seed-once.ts'

/** Numbers of inserted rows. */
export interface SeededCatalogue {
  pages: number
  regions: number
  collections: number
}

/** The result in one line. */
export const describeCatalogue = ({ pages, regions, collections }: SeededCatalogue): string =>
  pages + regions + collections === 0
    ? 'The catalogue is complete already; nothing was changed.'
    : `${pages} pages, ${regions} regions and ${collections} collections were added; existing ones stay as they are.`

/**
 * Rates other than the euro's are too old from the beginning: a live site shows prices in euro until the first daily
 * file (PD-169). A demonstration without daily rates uses them as they are.
 */
const unknownSince: Day = '2000-01-01'

async function insertReferences(tx: Transaction, today: Day): Promise<void> {
  await tx
    .insert(tables.currency)
    .values([
      { id: 1, code: 'EUR', name: 'Euro', sign: '€', symbol: '€', rate: 1, ratedOn: today },
      { id: 3, code: 'USD', name: 'US dollar', sign: 'US$', symbol: '$', rate: 1.16, ratedOn: unknownSince },
      { id: 10, code: 'GBP', name: 'Pound sterling', sign: '£', symbol: '£', rate: 0.87, ratedOn: unknownSince },
    ])
    .onConflictDoNothing()
  await tx
    .insert(tables.amenity)
    .values(Object.entries(amenities).map(([key, amenity]) => ({ key, ...amenity })))
    .onConflictDoNothing()
  const groups = await tx
    .insert(tables.amenityGroup)
    .values(amenityGroups.map(({ amenities: _, ...group }) => group))
    .onConflictDoNothing()
    .returning({ id: tables.amenityGroup.id })
  const added = new Set(groups.map(({ id }) => id))
  await insertAll(
    amenityGroups
      .filter(({ id }) => added.has(id))
      .flatMap(group => group.amenities.map(key => ({ amenityGroupId: group.id, amenityId: amenities[key].id }))),
    rows => tx.insert(tables.amenityInGroup).values(rows).onConflictDoNothing(),
  )
  await tx
    .insert(tables.heardAboutUsSource)
    .values(heardAboutUsSources.map((source, i) => ({ ...source, position: i + 1 })))
    .onConflictDoNothing()
  await tx
    .insert(tables.blogTag)
    .values(blogTags.map(({ slug, ...tag }) => ({ ...tag, path: `/blog/topics/${slug}` })))
    .onConflictDoNothing()
}

/** Countries and regions with their places; those that exist stay as edited. */
async function insertGeography(tx: Transaction, pageIdOf: (path: string) => number | null): Promise<number> {
  const alsoKnownAs = (slug: string) => [...(otherNames[slug] ?? [])]
  await tx
    .insert(tables.country)
    .values(countries.map((country, i) => ({ ...country, alsoKnownAs: alsoKnownAs(country.slug), position: i + 1 })))
    .onConflictDoNothing()
  const countryIds = new Map(
    (await tx.select({ id: tables.country.id, slug: tables.country.slug }).from(tables.country)).map(
      ({ id, slug }) => [slug, id] as const,
    ),
  )
  const inserted = await tx
    .insert(tables.region)
    .values(
      starterRegions.map((region, i) => {
        const path = `/${region.country}/${region.slug}`
        return {
          id: region.id,
          countryId: countryIds.get(region.country) ?? 0,
          slug: region.slug,
          name: region.name,
          alsoKnownAs: alsoKnownAs(region.slug),
          groupingName: region.group,
          island: region.island ?? false,
          introduction: region.introduction,
          guide: region.guide,
          lat: region.lat,
          lng: region.lng,
          landscape: region.landscape,
          architecture: villas.find(villa => villa.region === region.slug)?.architecture ?? 'ionian-stone',
          climate: region.climate,
          position: i + 1,
          destinationPageId: pageIdOf(path),
          cmsPageId: pageIdOf(path),
          guidePageId: pageIdOf(`${path}/guide`),
          experiencePageId: pageIdOf(`${path}/experiences`) ?? pageIdOf(`/${region.country}/experiences`),
          weatherPageId: pageIdOf(`${path}/weather`),
        }
      }),
    )
    .onConflictDoNothing()
    .returning({ id: tables.region.id })
  const added = new Set(inserted.map(({ id }) => id))
  const regions = starterRegions.filter(({ id }) => added.has(id))
  await insertAll(
    regions.flatMap(region => region.subRegions.map(sub => ({ ...sub, regionId: region.id }))),
    rows => tx.insert(tables.subRegion).values(rows).onConflictDoNothing(),
  )
  await insertAll(
    regions.flatMap(region =>
      region.places.map(place => ({ ...place, name: placeName(place.name), regionId: region.id })),
    ),
    rows => tx.insert(tables.place).values(rows),
  )
  return inserted.length
}

async function insertCollections(tx: Transaction, today: Day): Promise<number> {
  const pathOf = (slug: string) => `/villa-collections/${slug}`
  const there = await tx.select({ id: tables.list.id, path: tables.list.path }).from(tables.list)
  const missing = starterCollections.filter(
    ({ id, slug }) => !there.some(list => list.id === id || list.path === pathOf(slug)),
  )
  const pictures = await pictureList(tx)
  const rows = missing.map(collection => ({
    id: collection.id,
    path: pathOf(collection.slug),
    listType: 3,
    name: collection.name,
    introduction: collection.introduction,
    filter: listFilter(collection, today),
    position: starterCollections.indexOf(collection) + 1,
    pictureId: pictures.addPlace(placeBrief(`list ${collection.slug}`, collection.picture)),
  }))
  await pictures.insert()
  await insertAll(rows, some => tx.insert(tables.list).values(some))
  return missing.length
}

/**
 * Seeds what every company needs before its own villas (PD-165): pages and skeletons of legal pages, countries and
 * regions, amenities, collections. No people, no villas, no prices. Rows that exist stay as they are, so that it can run
 * again. Safe when several processes run it concurrently.
 */
export const seedCatalogue = (db: Db, today: Day): Promise<SeededCatalogue> =>
  withTransaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const { rows } = await tx.execute<{ empty: boolean }>(sql`select not exists (select from country) as empty`)
    await insertReferences(tx, today)
    const collections = await insertCollections(tx, today)
    const listIds = new Map(starterCollections.map(({ slug, id }) => [slug, id]))
    const { idOf, inserted } = await insertPages(tx, starterPages, {
      completes: rows[0]?.empty === true,
      listIdOf: slug => listIds.get(slug) ?? null,
    })
    const ids = new Map(starterPages.map(({ path, id }) => [path, idOf(id)]))
    const regions = await insertGeography(tx, path => ids.get(path) ?? null)
    await continueSequences(tx)
    return { pages: inserted, regions, collections }
  })

/** Pictures and slide shows were inserted with their ids: the sequences continue after them, and never go back. */
async function continueSequences(tx: Transaction): Promise<void> {
  for (const table of ['picture', 'slideshow'] as const)
    await tx.execute(sql`
      select setval(sequence, greatest((select last_value from pg_sequences where schemaname || '.' || sequencename = sequence),
        (select max(id) from ${sql.identifier(table)}), 1))
      from pg_get_serial_sequence(${table}, 'id') as sequence`)
}
