import { experienceGroups, experiences } from '#content/experiences'
import { detailOf } from '#content/experiences/details'
import { meetingPointsOf } from '#content/experiences/meeting-points'
import { pricesOf } from '#content/experiences/prices'
import { termsOf } from '#content/experiences/terms'
import { placeBrief } from '#content/pictures/place-pictures'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import type { Day } from '#domain/calendar/day'
import type { Text } from '#domain/text/language'
import { getRegion } from './geography.ts'
import type { Pictures } from './pictures.ts'
import { addSlideshows } from './slideshows.ts'

const paragraph = (text: Text): Text => ({ en: `<p>${text.en}</p>`, fr: `<p>${text.fr}</p>`, de: `<p>${text.de}</p>` })

/** Experiences with their groups, pictures and prices; `today` decides the years of the prices. */
export async function seedExperiences(tx: Transaction, today: Day, pictures: Pictures): Promise<void> {
  const leading = experiences.map(experience =>
    pictures.addPlace(placeBrief(`experience ${experience.slug}`, experience.picture)),
  )
  const galleries = experiences.map(experience =>
    detailOf(experience).gallery.map((picture, i) =>
      pictures.addPlace(placeBrief(`experience ${experience.slug} ${i + 1}`, picture)),
    ),
  )
  await pictures.insert()
  const slideshows = await addSlideshows(
    tx,
    experiences.map(({ name }, i) => ({ name: name.en, pictureIds: galleries[i] ?? [] })),
  )
  await tx
    .insert(tables.experienceGroup)
    .values(experienceGroups.map(({ slug, ...group }) => ({ ...group, path: `/experiences/${slug}` })))
  await insertAll(
    experiences.map((experience, i) => {
      const { body, meeting, included, rain, minutes, fromAge, mostGuests, weekdays, spoken } = detailOf(experience)
      return {
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
        pictureId: leading[i] ?? 0,
        slideshowId: slideshows[i] ?? null,
        body: paragraph(body),
        ...termsOf(experience),
        ...{ meeting, included, rain, minutes, fromAge, mostGuests, weekdays, spoken },
      }
    }),
    rows => tx.insert(tables.experience).values(rows),
  )
  await insertAll(
    experiences.flatMap(experience =>
      pricesOf(experience, detailOf(experience), today).map(({ from, to, ...price }) => ({
        experienceId: experience.id,
        days: { from, to },
        ...price,
      })),
    ),
    rows => tx.insert(tables.experiencePrice).values(rows),
  )
  await insertAll(
    experiences.flatMap(experience =>
      experience.regions.map(slug => ({ experienceId: experience.id, regionId: getRegion(slug).id })),
    ),
    rows => tx.insert(tables.experienceRegion).values(rows),
  )
  await insertAll(
    experiences.flatMap(({ id }) =>
      meetingPointsOf(id).map(({ region, ...point }) => ({
        experienceId: id,
        regionId: getRegion(region).id,
        ...point,
      })),
    ),
    rows => tx.insert(tables.experienceMeetingPoint).values(rows),
  )
}
