import type { PageOf } from '#contract/pages'
import { templateIds } from '#domain/templates'
import { linkedExperience } from '#server/catalogue/linked-pages'
import { frameNamed, type Presenter } from '#server/catalogue/page-frame'
import { presentExperience } from '#server/catalogue/present'
import { experienceData, experienceGroupData } from './experience-data.ts'

export const presentExperiencePage: Presenter<PageOf<'experience'>> = (context, id, { language, audience }) => {
  const { catalogue } = context
  const row = catalogue.content.experienceById.get(id)
  if (!row) return undefined
  const experience = presentExperience(row, catalogue.content, language)
  return {
    ...frameNamed(catalogue, row.path, experience.name, language),
    template: 'experience',
    kind: 'experience',
    id,
    templateId: templateIds.experience,
    title: experience.name,
    metaDescription: experience.introduction,
    heading1: experience.name,
    heading2: experience.introduction,
    picture: experience.picture,
    experience,
    experienceData: experienceData(context, row, language, audience),
  }
}

export const presentExperienceGroupPage: Presenter<PageOf<'experience-group'>> = (
  { catalogue: { content }, catalogue },
  id,
  { language },
) => {
  const group = content.experienceGroups.find(row => row.id === id)
  if (!group) return undefined
  const name = group.name[language]
  const experiences = content.experiences.filter(experience => experience.live && experience.groupId === id)
  return {
    ...frameNamed(catalogue, group.path, name, language),
    template: 'experience-group',
    kind: 'experiencegroup',
    id,
    templateId: templateIds.experiencegroup,
    title: name,
    metaDescription: group.introduction[language],
    heading1: name,
    heading2: group.title[language],
    picture: null,
    experienceData: experienceGroupData(catalogue, id, language),
    modules: [
      {
        id: 0,
        type: 'CuratedPageList',
        pages: experiences.map(experience => linkedExperience(experience, content, language)),
      },
    ],
  }
}
