import { randomUUID } from 'node:crypto'
import * as tables from '#database/tables'
import type { Stay } from '#domain/calendar/stay'
import { first, type Given, inEach, type Writes } from './row.ts'

/** Inserts a live villa on Corfu with a summer season, for eight guests; without pictures except its thumbnail. */
export async function aVilla(db: Writes, facts: Given<typeof tables.villa> = {}) {
  const slug = facts.slug ?? `villa-${randomUUID()}`
  const { bedrooms = Math.ceil((facts.sleeps ?? 8) / 2), sleeps = bedrooms * 2 } = facts
  const slideshowId =
    facts.slideshowId ?? (await first(db.insert(tables.slideshow).values({ ofVilla: true }).returning())).id
  const picture = { hash: randomUUID(), width: 1920, height: 1280, colour: '#88aacc', alt: inEach('A villa') }
  const thumbId = facts.thumbId ?? (await first(db.insert(tables.picture).values(picture).returning())).id
  const villa = await first(
    db
      .insert(tables.villa)
      .values({
        slug,
        path: `/greece/corfu/villas/${slug}`,
        name: 'Villa Calypso',
        regionId: 16,
        place: 'Kalami',
        lat: 39.74,
        lng: 19.93,
        bedrooms,
        sleeps,
        bathrooms: bedrooms,
        sortOrder: 1,
        registrationNumber: '00000000001',
        tiers: [{ rooms: bedrooms, sleeps }],
        rooms: [],
        tagline: inEach('By the sea'),
        story: inEach('<p>A house.</p>'),
        location: inEach('<p>By the sea.</p>'),
        slideshowId,
        thumbId,
        ...facts,
      })
      .returning(),
  )
  await aSeason(db, { villaId: villa.id, weeklyCents: villa.tiers.map(() => 700_000) })
  return villa
}

/** Inserts a summer season let online for 7,000 a week, from Saturday to Saturday. */
export const aSeason = (db: Writes, terms: Given<typeof tables.season> & { villaId: number }) =>
  first(
    db
      .insert(tables.season)
      .values({
        nights: { from: '2027-05-01', to: '2027-10-02' },
        changeover: [6],
        minimumNights: 7,
        bookable: 'online',
        weeklyCents: [700_000],
        ...terms,
      })
      .returning(),
  )

/** Inserts an owner block. */
export const aBlock = (db: Writes, villaId: number, nights: Stay) =>
  first(db.insert(tables.ownerBlock).values({ villaId, nights }).returning())
