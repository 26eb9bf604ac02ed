import type { ExperienceData } from '#contract/pages/experience'
import { todayAt } from '#domain/calendar/today'
import { type Audience, hiddenFrom } from '#domain/geography/audience'
import { kilometresBetween } from '#domain/geography/distance'
import type { Language } from '#domain/text/language'
import { linkedExperience, linkedExperienceGroup } from '#server/catalogue/pages/linked-pages'
import { defaultSearchFacts, presentProperty } from '#server/catalogue/present'
import type { Content } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

type Experience = Content['experiences'][number]

const villasShown = 3
const othersShown = 3
/** Kilometres in a straight line; about an hour's drive. */
const near = 60

const regionsOf = ({ experienceRegions }: Content, ids: ReadonlySet<number>) => [
  ...new Set(experienceRegions.filter(({ experienceId }) => ids.has(experienceId)).map(({ regionId }) => regionId)),
]

/** The villas near an experience, nearest first, and other experiences of its kind. */
export function experienceData(
  { catalogue, clock }: Context,
  experience: Experience,
  language: Language,
  audience: Audience,
): ExperienceData {
  const { content } = catalogue
  const regionIds = regionsOf(content, new Set([experience.id]))
  const regionsNear = new Set([...regionIds, ...catalogue.villas.regionsWithin(near, experience)])
  const villas = [...regionsNear]
    .flatMap(id => [...catalogue.villas.inRegion(id)])
    .filter(villa => !hiddenFrom(audience, villa.search))
    .map(villa => ({ villa, kilometres: kilometresBetween(experience, villa.row) }))
    .filter(({ villa, kilometres }) => regionIds.includes(villa.row.regionId) || kilometres < near)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, villasShown)
  const others = content.experiences
    .filter(other => other.live && other.groupId === experience.groupId && other.id !== experience.id)
    .map(other => ({ other, kilometres: kilometresBetween(experience, other) }))
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, othersShown)
  return {
    regionIds,
    villas: villas.map(({ villa }) =>
      presentProperty(villa, content, language, defaultSearchFacts(villa, todayAt(clock.now(), villa.timezone))),
    ),
    others: others.map(({ other }) => linkedExperience(other, content, language)),
  }
}

/** The regions of a group's experiences, and the other groups. */
export function experienceGroupData(
  { content }: Context['catalogue'],
  groupId: number,
  language: Language,
): ExperienceData {
  const live = content.experiences.filter(experience => experience.live)
  const ids = new Set(live.filter(experience => experience.groupId === groupId).map(({ id }) => id))
  return {
    regionIds: regionsOf(content, ids),
    villas: [],
    others: content.experienceGroups
      .filter(({ id }) => id !== groupId)
      .map(group => linkedExperienceGroup(group, content, language)),
  }
}
