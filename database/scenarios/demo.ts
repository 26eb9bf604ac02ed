import { createHash } from 'node:crypto'
import { amenities, amenityGroups } from '#content/amenities'
import { countries, hiddenVillas, regions, villas } from '#content/catalogue'
import { type Collection, collections } from '#content/collections'
import { experienceGroups, experiences } from '#content/experiences'
import { otherNames } from '#content/geography/other-names'
import { type Brief, colourOf, type Scene, scenes, sizeOf, version } from '#content/illustrator/index'
import { pages } from '#content/pages'
import { sceneTexts } from '#content/picture-texts'
import type { AmenityKey, Landscape, Text, Villa } from '#content/shapes'
import { travelNotices } from '#content/travel-notices'
import { registrationNumberOf, seasonsOf, takenStaysOf, tiersOf } from '#content/year'
import type { Database } from '#database/connection'
import * as tables from '#database/tables'
import { type Day, partsOf } from '#domain/day'

/** Rows of one statement: PostgreSQL takes 65,535 parameters at most. */
const batch = 500

async function insertAll<Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>) {
  for (let i = 0; i < rows.length; i += batch) await insert(rows.slice(i, i + batch))
}

const pictureRow = (brief: Brief, alt: Text) => ({
  hash: createHash('sha256')
    .update(JSON.stringify([version, brief]))
    .digest('hex')
    .slice(0, 12),
  brief,
  ...sizeOf(brief),
  colour: colourOf(brief),
  alt,
})

type PictureRow = ReturnType<typeof pictureRow>

/** Collects pictures, so that all are inserted at once; `add` answers the id that the picture will have. */
function pictureList() {
  const rows: (PictureRow & { id: number })[] = []
  return {
    rows,
    add(brief: Brief, alt: Text): number {
      rows.push({ id: rows.length + 1, ...pictureRow(brief, alt) })
      return rows.length
    },
  }
}

const coasts = new Set<Landscape>(['island-bay', 'open-sea', 'cliff', 'harbour', 'pine-coast'])
const seaScenes = new Set<Scene>(['from-the-sea', 'path-to-the-beach'])
const poolScenes = new Set<Scene>(['pool', 'pool-from-above'])

/** The scenes of a villa: what it has not is not drawn, and each villa opens with another. */
function scenesOf(villa: Villa, position: number): Scene[] {
  const shown = scenes.filter(
    scene =>
      (!poolScenes.has(scene) || villa.amenities.includes('private-pool')) &&
      (!seaScenes.has(scene) || coasts.has(villa.landscape)),
  )
  const openers = shown.filter(scene =>
    ['arrival', 'pool', 'from-the-sea', 'through-the-trees', 'terrace', 'night'].includes(scene),
  )
  const first = openers[position % openers.length] ?? 'arrival'
  return [first, ...shown.filter(scene => scene !== first)]
}

const keyOf = (villa: Villa) => `${villa.region}/${villa.slug}`
const named = (text: Text, name: string): Text => ({
  en: text.en.replace('{name}', name),
  fr: text.fr.replace('{name}', name),
  de: text.de.replace('{name}', name),
})

const nextDayOf = (monthAndDay: string, today: Day): Day => {
  const thisYear = `${partsOf(today).year}-${monthAndDay}`
  return thisYear > today ? thisYear : `${partsOf(today).year + 1}-${monthAndDay}`
}

function listFilter({ filter }: Collection, today: Day): (typeof tables.list.$inferInsert)['filter'] {
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

/** Seeds the demonstration catalogue, inside a transaction of the caller's, into an empty database; `today` decides which years its calendars cover. */
export async function seedDemo(db: Database, today: Day): Promise<void> {
  const picture = pictureList()
  const regionBySlug = new Map(regions.map(region => [region.slug, region]))
  const regionOf = (slug: string) => {
    const region = regionBySlug.get(slug)
    if (!region) throw new Error(`There is no region ${slug}`)
    return region
  }
  const pageByPath = new Map(pages.map(page => [page.path, page.id]))
  const villaIds = new Map(villas.map((villa, i) => [keyOf(villa), i + 1]))

  const alsoKnownAs = (slug: string) => [...(otherNames[slug] ?? [])]
  await db
    .insert(tables.country)
    .values(countries.map((country, i) => ({ ...country, alsoKnownAs: alsoKnownAs(country.slug), position: i + 1 })))
  await db.insert(tables.region).values(
    regions.map((region, i) => {
      const path = `/${region.country}/${region.slug}`
      return {
        id: region.id,
        countryId: countries.find(country => country.slug === region.country)?.id ?? 0,
        slug: region.slug,
        name: region.name,
        alsoKnownAs: alsoKnownAs(region.slug),
        groupingName: region.group,
        introduction: region.introduction,
        guide: region.guide,
        lat: region.lat,
        lng: region.lng,
        landscape: region.landscape,
        architecture: villas.find(villa => villa.region === region.slug)?.architecture ?? 'ionian-stone',
        climate: region.climate,
        position: i + 1,
        destinationPageId: pageByPath.get(path) ?? null,
        cmsPageId: pageByPath.get(path) ?? null,
        guidePageId: pageByPath.get(`${path}/areas`) ?? null,
        experiencePageId: pageByPath.get(`${path}/experiences`) ?? null,
        weatherPageId: pageByPath.get(`${path}/weather`) ?? null,
      }
    }),
  )
  const subRegions = regions.flatMap(region => region.subRegions.map(sub => ({ ...sub, regionId: region.id })))
  await db.insert(tables.subRegion).values(subRegions)
  await db
    .insert(tables.place)
    .values(regions.flatMap(region => region.places.map(place => ({ ...place, regionId: region.id }))))
  await db.insert(tables.currency).values([
    { id: 1, code: 'EUR', name: 'Euro', sign: '€', symbol: '€', rate: 1, ratedOn: today },
    { id: 3, code: 'USD', name: 'US dollar', sign: 'US$', symbol: '$', rate: 1.16, ratedOn: today },
    { id: 10, code: 'GBP', name: 'Pound sterling', sign: '£', symbol: '£', rate: 0.87, ratedOn: today },
  ])
  const amenityRows = Object.entries(amenities).map(([key, amenity]) => ({ key, ...amenity }))
  await db.insert(tables.amenity).values(amenityRows)
  await db.insert(tables.amenityGroup).values(amenityGroups.map(({ amenities: _, ...group }) => group))
  await db
    .insert(tables.amenityInGroup)
    .values(
      amenityGroups.flatMap(group =>
        group.amenities.map(key => ({ amenityGroupId: group.id, amenityId: amenities[key].id })),
      ),
    )

  const slideshows = villas.map((villa, i) => ({
    id: i + 1,
    pictures: scenesOf(villa, i).map(scene =>
      picture.add(
        {
          kind: 'villa',
          seed: keyOf(villa),
          scene,
          architecture: villa.architecture,
          landscape: villa.landscape,
          bedrooms: villa.bedrooms,
          pool: villa.amenities.includes('private-pool'),
        },
        named(sceneTexts[scene], villa.name),
      ),
    ),
  }))
  const pagePictures = new Map(
    pages.flatMap(page => {
      if (page.templateId === 3) {
        const hero: Brief = { kind: 'hero', seed: 'home', architecture: 'ionian-stone', landscape: 'island-bay' }
        return [[page.id, picture.add(hero, page.heading1)] as const]
      }
      return page.picture
        ? [[page.id, picture.add({ kind: 'place', seed: page.path, ...page.picture }, page.heading1)] as const]
        : []
    }),
  )
  const listPictures = collections.map(collection =>
    picture.add({ kind: 'place', seed: `list ${collection.slug}`, ...collection.picture }, collection.name),
  )
  const experiencePictures = experiences.map(experience =>
    picture.add({ kind: 'place', seed: `experience ${experience.slug}`, ...experience.picture }, experience.name),
  )
  await insertAll(picture.rows, rows => db.insert(tables.picture).values(rows))
  await db.insert(tables.slideshow).values(slideshows.map(({ id }) => ({ id })))
  await insertAll(
    slideshows.flatMap(({ id, pictures }) =>
      pictures.map((pictureId, position) => ({ slideshowId: id, position, pictureId })),
    ),
    rows => db.insert(tables.slideshowPicture).values(rows),
  )

  await db.insert(tables.villa).values(
    villas.map((villa, i) => {
      const region = regionOf(villa.region)
      const { tagline, story, location } = textsOf(villa)
      return {
        id: i + 1,
        slug: villa.slug,
        path: `/${region.country}/${region.slug}/villas/${villa.slug}`,
        name: villa.name,
        regionId: region.id,
        subRegionId: region.subRegions.find(sub => sub.slug === villa.subRegion)?.id ?? null,
        place: villa.place,
        lat: villa.lat,
        lng: villa.lng,
        bedrooms: villa.bedrooms,
        sleeps: villa.sleeps,
        bathrooms: villa.bathrooms,
        exquisite: villa.exquisite ?? false,
        hideForItaly: hiddenVillas.italy.has(keyOf(villa)),
        hideForGreece: hiddenVillas.greece.has(keyOf(villa)),
        sortOrder: (i + 1) * 10,
        registrationNumber: registrationNumberOf(villa, region.country),
        tiers: tiersOf(villa),
        rooms: villa.rooms,
        tagline,
        story,
        location,
        slideshowId: i + 1,
        thumbId: slideshows[i]?.pictures[0] ?? 0,
      }
    }),
  )
  await insertAll(
    villas.flatMap((villa, i) =>
      seasonsOf(villa, today).map(({ from, to, ...terms }) => ({ villaId: i + 1, nights: { from, to }, ...terms })),
    ),
    rows => db.insert(tables.season).values(rows),
  )
  await insertAll(
    villas.flatMap((villa, i) => villa.amenities.map(key => ({ villaId: i + 1, amenityId: amenities[key].id }))),
    rows => db.insert(tables.villaAmenity).values(rows),
  )
  await insertAll(
    villas.flatMap((villa, i) =>
      villa.reviews.map(({ by, text, ...review }, position) => ({
        villaId: i + 1,
        signature: by,
        comments: text,
        featured: position === 0,
        ...review,
      })),
    ),
    rows => db.insert(tables.review).values(rows),
  )

  const taken = villas.flatMap((villa, i) =>
    takenStaysOf(villa, today).map(({ kind, stay }) => ({ kind, stay, villaId: i + 1 })),
  )
  const booked = taken.filter(({ kind }) => kind === 'booking').map((stay, i) => ({ id: i + 1, ...stay }))
  await insertAll(booked, rows =>
    db.insert(tables.booking).values(rows.map(({ id, stay }) => ({ id, status: stay.to <= today ? 3 : 2 }))),
  )
  await insertAll(booked, rows =>
    db
      .insert(tables.bookingItem)
      .values(rows.map(({ id, villaId, stay }) => ({ bookingId: id, villaId, stay, status: 5 }))),
  )
  await insertAll(
    taken.filter(({ kind }) => kind === 'block'),
    rows => db.insert(tables.ownerBlock).values(rows.map(({ villaId, stay }) => ({ villaId, nights: stay }))),
  )

  await db.insert(tables.page).values(
    pages.map(({ modules: _, picture: __, parentId, ...page }) => ({
      ...page,
      parentId: parentId ?? null,
      pictureId: pagePictures.get(page.id) ?? null,
    })),
  )
  await insertAll(
    pages.flatMap(page => page.modules.map((module, position) => ({ pageId: page.id, position, ...module }))),
    rows => db.insert(tables.pageModule).values(rows),
  )
  await db.insert(tables.list).values(
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
  const listed = collections.flatMap(collection =>
    (collection.villas ?? []).map(([region, slug], position) => {
      const villaId = villaIds.get(`${region}/${slug}`)
      if (!villaId) throw new Error(`The collection ${collection.slug} names ${region}/${slug}, which there is not`)
      return { listId: collection.id, position, villaId }
    }),
  )
  if (listed.length > 0) await db.insert(tables.listVilla).values(listed)
  await db
    .insert(tables.experienceGroup)
    .values(experienceGroups.map(({ slug, ...group }) => ({ ...group, path: `/experiences/${slug}` })))
  await db.insert(tables.experience).values(
    experiences.map((experience, i) => ({
      id: experience.id,
      serviceId: experience.serviceId,
      groupId: experienceGroups.find(group => group.slug === experience.group)?.id ?? 0,
      path: `/experiences/${experience.slug}`,
      name: experience.name,
      title: experience.title,
      introduction: experience.introduction,
      lat: experience.lat,
      lng: experience.lng,
      priceFromCents: experience.priceFrom * 100,
      priceUnit: experience.unit,
      pictureId: experiencePictures[i] ?? 0,
    })),
  )
  await db
    .insert(tables.experienceRegion)
    .values(
      experiences.flatMap(experience =>
        experience.regions.map(slug => ({ experienceId: experience.id, regionId: regionOf(slug).id })),
      ),
    )
  await db.insert(tables.travelNotice).values(travelNotices)
  await continueSequences(db)
}

const textsOf = (villa: Villa) => {
  const member = (key: 'tagline' | 'story' | 'location'): Text => ({
    en: villa.text.en[key],
    fr: villa.text.fr[key],
    de: villa.text.de[key],
  })
  return { tagline: member('tagline'), story: member('story'), location: member('location') }
}

/** Rows came with their ids: the sequences must go on after them. */
async function continueSequences(db: Pick<Database, 'execute'>) {
  await db.execute(`
    select setval(pg_get_serial_sequence(name, 'id'), 10000)
    from unnest(array['villa', 'picture', 'slideshow', 'booking']) as name`)
}
