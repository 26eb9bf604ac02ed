import type { ExperienceDetail, ExperienceGroup, ExperiencePriceTable } from '#contract/content/experiences'
import { ProblemError } from '#contract/problems'
import { todayAt } from '#domain/calendar/today'
import { nextDays, pricesOfYear, priceYears } from '#domain/content/experience-prices'
import { resolveLinks } from '#domain/content/links'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { findLinkTarget } from '#server/catalogue/pages/link-targets'
import { pageAbove } from '#server/catalogue/pages/page-frame'
import { presentExperience, presentPicture } from '#server/catalogue/present'
import { readSlideshow } from '#server/catalogue/read-villa'
import type { Content, ExperienceRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

const daysShown = 8

export type ExperienceGroupRow = Content['experienceGroups'][number]

const pricesOf = ({ pricesByExperience }: Content, id: number) => pricesByExperience.get(id) ?? []

/** Gets a live experience by its id. Throws `not-found`. */
export function getLiveExperience({ experienceById }: Content, id: number): ExperienceRow {
  const row = experienceById.get(id)
  if (!row?.live) throw new ProblemError('not-found')
  return row
}

/** Gets a group of experiences by its id. Throws `not-found`. */
export function getExperienceGroup({ experienceGroupById }: Content, id: number): ExperienceGroupRow {
  const row = experienceGroupById.get(id)
  if (!row) throw new ProblemError('not-found')
  return row
}

/** Today in the timezone of the experience. */
function todayThere({ catalogue: { content }, clock }: Context, { id }: ExperienceRow) {
  const where = content.experienceRegions.find(({ experienceId }) => experienceId === id)
  const country = content.countryById.get(content.regionById.get(where?.regionId ?? 0)?.countryId ?? 0)
  return todayAt(clock.now(), country?.timezone)
}

/** An experience with all data of its page. */
export async function presentExperienceDetail(
  context: Context,
  row: ExperienceRow,
  language: Language,
): Promise<ExperienceDetail> {
  const { catalogue } = context
  const prices = pricesOf(catalogue.content, row.id)
  const today = todayThere(context, row)
  const pictures = row.slideshowId ? await readSlideshow(context.db, context, row.slideshowId) : []
  return {
    ...presentExperience(row, catalogue.content, { language, today }),
    body: resolveLinks(row.body?.[language] ?? '', findLinkTarget(catalogue, language)),
    meeting: row.meeting?.[language] ?? '',
    included: (row.included?.[language] ?? '').split('\n').filter(Boolean),
    rain: row.rain?.[language] ?? '',
    mostGuests: row.mostGuests,
    weekdays: row.weekdays,
    spoken: row.spoken,
    images: pictures.map(picture => presentPicture(picture, language)),
    nextDays: nextDays({ prices, weekdays: row.weekdays }, { today, most: daysShown }),
    priceYears: priceYears(prices, today),
  }
}

/** The price table of an experience for a year, in euros. */
export const presentPriceTable = (content: Content, experienceId: number, year: number): ExperiencePriceTable => ({
  experienceId,
  year,
  currencyId: 1,
  rows: pricesOfYear(pricesOf(content, experienceId), year).map(({ cents, ...row }) => ({
    ...row,
    price: majorOf(cents),
  })),
})

/** A group of experiences in the shape of SPEC 3; `parentid` is the page above it in the URL. */
export const presentExperienceGroup = (
  { id, path, name, title }: ExperienceGroupRow,
  content: Content,
  language: Language,
): ExperienceGroup => ({
  id,
  parentid: pageAbove(content, path)?.id ?? null,
  title: title[language],
  cmsRelativeUrl: path,
  tier: { title: name[language] },
})

export const experiencesOf = ({ experiences }: Content, groupId: number): ExperienceRow[] =>
  experiences.filter(experience => experience.live && experience.groupId === groupId)
