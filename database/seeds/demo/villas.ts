import { amenities } from '#content/amenities'
import { hiddenVillas, villas } from '#content/catalogue'
import { goodToKnowOf } from '#content/facts/good-to-know'
import { nearby } from '#content/facts/nearby'
import { picturesOf } from '#content/pictures/villa-pictures'
import { translatedReviews } from '#content/reviews'
import type { Villa } from '#content/shapes'
import { registrationNumberOf, seasonsOf, takenStaysOf, tiersOf } from '#content/year'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import type { Day } from '#domain/calendar/day'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { centsOf } from '#domain/pricing/money'
import type { Text } from '#domain/text/language'
import { getRegion } from './geography.ts'
import type { Pictures } from './pictures.ts'

interface Shown {
  pictureId: number
  room: number | null
}

const shownOf = (villa: Villa, pictures: Pictures): Shown[] =>
  picturesOf(villa).map(({ brief, alt, room }) => ({ pictureId: pictures.add(brief, alt), room }))

const keyOf = (villa: Villa) => `${villa.region}/${villa.slug}`

const villaIds = new Map(villas.map((villa, i) => [keyOf(villa), i + 1]))

/** The id of a villa by region and slug. Throws an error that names `by`, the referrer, where it does not exist. */
export function getVillaId([region, slug]: [region: string, slug: string], by: string): number {
  const id = villaIds.get(`${region}/${slug}`)
  if (!id) throw new Error(`${by} names the villa ${region}/${slug}, which there is not`)
  return id
}

/** The villas with pictures, seasons, reviews and calendars; `today` decides the years. */
export async function seedVillas(tx: Transaction, today: Day, pictures: Pictures): Promise<void> {
  const slideshows = villas.map((villa, i) => ({
    id: i + 1,
    shown: shownOf(villa, pictures),
  }))
  await pictures.insert()
  await tx.insert(tables.slideshow).values(slideshows.map(({ id }) => ({ id, ofVilla: true })))
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
  // Users of the demonstration can type these links: README explains how.
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
