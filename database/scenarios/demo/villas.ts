import { amenities } from '#content/amenities'
import { hiddenVillas, villas } from '#content/catalogue'
import { goodToKnowOf } from '#content/good-to-know'
import { type Scene, scenes } from '#content/illustrator/index'
import { nearby } from '#content/nearby'
import { sceneTexts } from '#content/picture-texts'
import { textOfBedroom, textOfPool, textOfPortrait, textOfSittingRoom } from '#content/portrait-texts'
import { portraitOf } from '#content/portraits'
import { translatedReviews } from '#content/reviews'
import type { Landscape, Villa } from '#content/shapes'
import { registrationNumberOf, seasonsOf, takenStaysOf, tiersOf } from '#content/year'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { bookingStatus } from '#domain/booking/booking-status'
import { itemStatus } from '#domain/booking/item-status'
import type { Day } from '#domain/day'
import type { Text } from '#domain/language'
import { centsOf } from '#domain/money'
import { getRegion } from './geography.ts'
import { insertAll } from './insert-all.ts'
import type { Pictures } from './pictures.ts'

const coasts = new Set<Landscape>(['island-bay', 'open-sea', 'cliff', 'harbour', 'pine-coast'])
const seaScenes = new Set<Scene>(['from-the-sea', 'path-to-the-beach'])
const poolScenes = new Set<Scene>(['pool', 'pool-from-above'])

/** The scenes of a villa's gallery: what it has not is not drawn. */
const scenesOf = (villa: Villa): Scene[] =>
  scenes.filter(
    scene =>
      // A kitchen under the sky is not the one that is drawn.
      (scene !== 'kitchen' || !villa.amenities.includes('outdoor-kitchen')) &&
      (!poolScenes.has(scene) || villa.amenities.includes('private-pool')) &&
      (!seaScenes.has(scene) || coasts.has(villa.landscape)),
  )

const indoors = ['fireplace', 'library', 'piano'] as const
const besides = ['pool-fence', 'heated-pool', 'childrens-pool'] as const

interface Shown {
  pictureId: number
  room: number | null
}

/** The pictures of a villa: the one it is known by, its scenes, and each of its bedrooms with the beds it has. */
function picturesOf(villa: Villa, pictures: Pictures): Shown[] {
  const house = {
    seed: keyOf(villa),
    architecture: villa.architecture,
    landscape: villa.landscape,
    bedrooms: villa.bedrooms,
    pool: villa.amenities.includes('private-pool'),
  }
  const portrait = portraitOf(villa)
  const leading = pictures.add({ kind: 'portrait', ...house, portrait }, textOfPortrait(portrait, villa.name))
  const bedrooms = villa.rooms.map(({ kind }, number) => ({
    pictureId: pictures.add(
      { kind: 'villa', ...house, scene: 'bedroom', room: { number, beds: kind } },
      textOfBedroom(kind, villa.name),
    ),
    room: number,
  }))
  const inside = indoors.filter(thing => villa.amenities.includes(thing))
  const beside = besides.filter(thing => villa.amenities.includes(thing))
  const pictureOf = (scene: Scene): number => {
    if (scene === 'sitting-room')
      return pictures.add({ kind: 'villa', ...house, scene, has: inside }, textOfSittingRoom(inside, villa.name))
    if (scene === 'pool')
      return pictures.add({ kind: 'villa', ...house, scene, has: beside }, textOfPool(beside, villa.name))
    return pictures.add({ kind: 'villa', ...house, scene }, named(sceneTexts[scene], villa.name))
  }
  return [
    { pictureId: leading, room: null },
    ...scenesOf(villa).flatMap((scene): Shown[] =>
      scene === 'bedroom' ? bedrooms : [{ pictureId: pictureOf(scene), room: null }],
    ),
  ]
}

const keyOf = (villa: Villa) => `${villa.region}/${villa.slug}`
const named = (text: Text, name: string): Text => ({
  en: text.en.replace('{name}', name),
  fr: text.fr.replace('{name}', name),
  de: text.de.replace('{name}', name),
})

const villaIds = new Map(villas.map((villa, i) => [keyOf(villa), i + 1]))

/** The id of a villa by its region and slug; `by` is who names it. */
export function getVillaId([region, slug]: [region: string, slug: string], by: string): number {
  const id = villaIds.get(`${region}/${slug}`)
  if (!id) throw new Error(`${by} names the villa ${region}/${slug}, which there is not`)
  return id
}

/** The villas with their pictures, seasons, reviews and calendars; `today` decides which years these cover. */
export async function seedVillas(tx: Transaction, today: Day, pictures: Pictures): Promise<void> {
  const slideshows = villas.map((villa, i) => ({
    id: i + 1,
    shown: picturesOf(villa, pictures),
  }))
  await pictures.insert()
  await tx.insert(tables.slideshow).values(slideshows.map(({ id }) => ({ id })))
  await insertAll(
    slideshows.flatMap(({ id, shown }) =>
      shown.map(({ pictureId, room }, position) => ({ slideshowId: id, position, pictureId, room })),
    ),
    rows => tx.insert(tables.slideshowPicture).values(rows),
  )

  await tx.insert(tables.villa).values(
    villas.map((villa, i) => {
      const region = getRegion(villa.region)
      const { tagline, story, location } = textsOf(villa)
      const { damageDeposit, ...told } = goodToKnowOf(villa)
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
        nearby: nearby[keyOf(villa)] ?? [],
        ...told,
        damageDepositCents: centsOf(damageDeposit),
        slideshowId: i + 1,
        thumbId: slideshows[i]?.shown[0]?.pictureId ?? 0,
      }
    }),
  )
  await insertAll(
    villas.flatMap((villa, i) =>
      seasonsOf(villa, today).map(({ from, to, ...terms }) => ({ villaId: i + 1, nights: { from, to }, ...terms })),
    ),
    rows => tx.insert(tables.season).values(rows),
  )
  await insertAll(
    villas.flatMap((villa, i) => villa.amenities.map(key => ({ villaId: i + 1, amenityId: amenities[key].id }))),
    rows => tx.insert(tables.villaAmenity).values(rows),
  )
  await insertAll(
    villas.flatMap((villa, i) =>
      villa.reviews.map(({ by, text, ...review }, position) => ({
        villaId: i + 1,
        signature: by,
        comments: text,
        translations: translationsOf(villa, position),
        featured: position === 0,
        ...review,
      })),
    ),
    rows => tx.insert(tables.review).values(rows),
  )

  const taken = villas.flatMap((villa, i) =>
    takenStaysOf(villa, today).map(({ kind, stay }) => ({ kind, stay, villaId: i + 1 })),
  )
  const booked = taken.filter(({ kind }) => kind === 'booking').map((stay, i) => ({ id: i + 1, ...stay }))
  await insertAll(booked, rows =>
    tx.insert(tables.booking).values(
      rows.map(({ id, stay }) => ({
        id,
        status: stay.to <= today ? bookingStatus.completed : bookingStatus.confirmed,
      })),
    ),
  )
  await insertAll(booked, rows =>
    tx
      .insert(tables.bookingItem)
      .values(rows.map(({ id, villaId, stay }) => ({ bookingId: id, villaId, stay, status: itemStatus.confirmed }))),
  )
  // Whoever looks at the demonstration can write these links by hand: README tells how.
  await insertAll(
    booked.filter(({ stay }) => stay.to <= today),
    rows =>
      tx.insert(tables.feedback).values(
        rows.map(({ id }) => ({
          id,
          bookingId: id,
          guid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
        })),
      ),
  )
  await insertAll(
    taken.filter(({ kind }) => kind === 'block'),
    rows => tx.insert(tables.ownerBlock).values(rows.map(({ villaId, stay }) => ({ villaId, nights: stay }))),
  )
}

const translationsOf = (villa: Villa, position: number) =>
  Object.fromEntries(
    Object.entries(translatedReviews[keyOf(villa)]?.[position] ?? {}).map(([language, { text, ...told }]) => [
      language,
      { ...told, comments: text },
    ]),
  )

const textsOf = (villa: Villa) => {
  const member = (key: 'tagline' | 'story' | 'location'): Text => ({
    en: villa.text.en[key],
    fr: villa.text.fr[key],
    de: villa.text.de[key],
  })
  return { tagline: member('tagline'), story: member('story'), location: member('location') }
}
