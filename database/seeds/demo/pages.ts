import { eq } from 'drizzle-orm'
import { amenityGroups } from '#content/amenities'
import { regions } from '#content/catalogue'
import { type Collection, collections } from '#content/collections'
import type { HeroBrief, PlaceBrief } from '#content/illustrator/index'
import { type Page, pages } from '#content/pages'
import { placeBrief } from '#content/pictures/place-pictures'
import type { AmenityKey } from '#content/shapes'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import { type Day, partsOf } from '#domain/calendar/day'
import { templateOf } from '#domain/content/templates'
import type { Pictures } from './pictures.ts'
import { addSlideshows } from './slideshows.ts'
import { getVillaId } from './villas.ts'

const nextDayOf = (monthAndDay: string, today: Day): Day => {
  const thisYear = `${partsOf(today).year}-${monthAndDay}`
  return thisYear > today ? thisYear : `${partsOf(today).year + 1}-${monthAndDay}`
}

/** The filter of a collection, by ids. */
export function listFilter({ filter }: Collection, today: Day): (typeof tables.list.$inferInsert)['filter'] {
  const groupOf = (key: AmenityKey) =>
    amenityGroups.find(group => group.allowFiltering && group.amenities.includes(key))?.id ?? []
  const { amenities: keys, regions: slugs, subRegions: subSlugs, arrival, ...same } = filter
  const subRegions = regions.flatMap(region => region.subRegions)
  return {
    ...same,
    ...(keys && { amenityGroupIds: [...new Set(keys.flatMap(groupOf))] }),
    ...(slugs && { regionIds: slugs.flatMap(slug => regions.find(region => region.slug === slug)?.id ?? []) }),
    ...(subSlugs && { subRegionIds: subSlugs.flatMap(slug => subRegions.find(sub => sub.slug === slug)?.id ?? []) }),
    ...(arrival && { arrival: nextDayOf(arrival, today) }),
  }
}

/** The illustrator's brief for a page; undefined for one without a picture. */
export function pictureOf({ templateId, path, picture }: Page): PlaceBrief | HeroBrief | undefined {
  if (templateOf(templateId).name === 'home')
    return { kind: 'hero', seed: 'home', architecture: 'ionian-stone', landscape: 'island-bay' }
  return picture && placeBrief(path, picture)
}

/** The row of a page, without picture, modules and parts. */
export const pageRow = ({ modules: _, picture: __, parts: ___, ...page }: Page) => page

/** Pages and collections. */
export async function seedPages(tx: Transaction, today: Day, pictures: Pictures): Promise<void> {
  const pageRows = pages.map(page => {
    const picture = pictureOf(page)
    return { ...pageRow(page), pictureId: picture ? pictures.addPlace(picture) : null }
  })
  const listPictures = collections.map(collection =>
    pictures.addPlace(placeBrief(`list ${collection.slug}`, collection.picture)),
  )
  const parts = pages.flatMap(page =>
    (page.parts ?? []).map(({ picture, collection, ...part }, position) => ({
      ...part,
      pageId: page.id,
      position,
      pictureId: picture ? pictures.addPlace(placeBrief(`${page.path} ${position}`, picture)) : null,
      listId: collections.find(({ slug }) => slug === collection)?.id ?? null,
    })),
  )
  const modules = pages.flatMap(page =>
    page.modules.map((module, position) => ({
      title: page.title.en,
      row: { pageId: page.id, position, type: module.type, ...(module.type === 'Html' && { html: module.html }) },
      shown: (module.type === 'SlideShow' ? module.pictures : []).map((picture, i) =>
        pictures.addPlace(placeBrief(`${page.path} ${i}`, picture)),
      ),
    })),
  )
  await pictures.insert()

  for (const row of pageRows) {
    // A system page still lacks picture and text, unless editors have changed it.
    await tx
      .insert(tables.page)
      .values(row)
      .onConflictDoUpdate({ target: tables.page.id, set: row, setWhere: eq(tables.page.revision, 1) })
  }
  const withPictures = modules.filter(({ shown }) => shown.length > 0)
  const slideshowIds = await addSlideshows(
    tx,
    withPictures.map(({ title, shown }) => ({ name: title, pictureIds: shown })),
  )
  await insertAll(
    modules.map(module => ({ ...module.row, slideshowId: slideshowIds[withPictures.indexOf(module)] ?? null })),
    rows => tx.insert(tables.pageModule).values(rows),
  )
  await tx.insert(tables.list).values(
    collections.map((collection, i) => ({
      id: collection.id,
      path: `/villa-collections/${collection.slug}`,
      listType: collection.villas ? 1 : 3,
      name: collection.name,
      introduction: collection.introduction,
      filter: listFilter(collection, today),
      position: i + 1,
      pictureId: listPictures[i] ?? 0,
    })),
  )
  await insertAll(parts, rows => tx.insert(tables.pagePart).values(rows))
  const listed = collections.flatMap(collection =>
    (collection.villas ?? []).map((named, position) => ({
      listId: collection.id,
      position,
      villaId: getVillaId(named, `The collection ${collection.slug}`),
    })),
  )
  if (listed.length > 0) await tx.insert(tables.listVilla).values(listed)
}
