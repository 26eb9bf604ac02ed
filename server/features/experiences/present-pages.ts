import type { PageOf } from '#contract/pages'
import type { ExperiencesData } from '#contract/pages/experiences'
import { todayAt } from '#domain/calendar/today'
import { templateIds } from '#domain/content/public-templates'
import type { Language } from '#domain/text/language'
import { linkedExperienceGroup } from '#server/catalogue/pages/linked-pages'
import { type Presenter, syntheticPageFrame } from '#server/catalogue/pages/page-frame'
import { getPicture, presentExperience, presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { experienceData, experienceGroupData } from './experience-data.ts'
import { experiencesOf, presentExperienceDetail, presentPriceTable } from './present-experience.ts'

export const presentExperiencePage: Presenter<PageOf<'experience'>> = async (context, id, { language, audience }) => {
  const { catalogue } = context
  const row = catalogue.content.experienceById.get(id)
  if (!row?.live) return undefined
  const experience = await presentExperienceDetail(context, row, language)
  return {
    ...syntheticPageFrame(catalogue, row.path, experience.name, language),
    template: 'experience',
    kind: 'experience',
    id,
    templateId: templateIds.experience,
    title: experience.name,
    metaDescription: experience.introduction,
    heading1: experience.name,
    heading2: experience.title,
    picture: experience.picture,
    experience,
    prices: experience.priceYears.map(year => presentPriceTable(catalogue.content, id, year)),
    experienceData: experienceData(context, row, language, audience),
    modules: experience.body ? [{ id: 0, type: 'Html', html: experience.body }] : [],
  }
}

export const presentExperienceGroupPage: Presenter<PageOf<'experience-group'>> = (
  { catalogue: { content }, catalogue, clock },
  id,
  { language },
) => {
  const group = content.experienceGroupById.get(id)
  if (!group) return undefined
  const name = group.name[language]
  const rows = experiencesOf(content, id)
  const [first] = rows
  const shown = { language, today: todayAt(clock.now()) }
  return {
    ...syntheticPageFrame(catalogue, group.path, name, language),
    template: 'experience-group',
    kind: 'experiencegroup',
    id,
    templateId: templateIds.experiencegroup,
    title: name,
    metaDescription: group.introduction[language],
    heading1: name,
    heading2: group.title[language],
    picture: first ? presentPicture(getPicture(content, first.pictureId), language) : null,
    introduction: group.introduction[language],
    experiences: rows.map(row => presentExperience(row, content, shown)),
    experienceData: experienceGroupData(catalogue, id, language),
  }
}

/** Data of the page of all experiences: the groups, and the regions that have any. */
export function presentKindsOfExperiences(
  { catalogue: { content }, clock }: Context,
  language: Language,
): ExperiencesData {
  const shown = { language, today: todayAt(clock.now()) }
  const live = content.experiences.filter(experience => experience.live)
  const groupOf = new Map(live.map(({ id, groupId }) => [id, groupId]))
  const byRegion = Map.groupBy(
    content.experienceRegions.filter(({ experienceId }) => groupOf.has(experienceId)),
    ({ regionId }) => regionId,
  )
  return {
    groups: content.experienceGroups.map(group => ({
      ...linkedExperienceGroup(group, content, language),
      text: group.title[language],
      count: experiencesOf(content, group.id).length,
    })),
    regions: content.regions.flatMap(({ id, name, countryId }) => {
      const there = byRegion.get(id) ?? []
      if (there.length === 0) return []
      return [
        {
          id,
          name: name[language],
          country: content.countryById.get(countryId)?.name[language] ?? '',
          experiences: there.flatMap(({ experienceId }) => {
            const row = content.experienceById.get(experienceId)
            return row ? [presentExperience(row, content, shown)] : []
          }),
        },
      ]
    }),
  }
}
