import { dayNumber } from '#domain/calendar/day'
import { localPath } from '#domain/text/language'
import { always, type ItemBuilder, namesOf, noted } from './searchable-item.ts'
import { synonyms } from './tokenizer.ts'

export const collection: ItemBuilder = ({ content }, id, language) => {
  const row = content.listById.get(id)
  return (
    row && {
      id: `collection ${id}`,
      kind: 'collections',
      name: row.name[language],
      note: '',
      path: localPath(row.path, language),
      picture: content.pictureById.get(row.pictureId),
      also: [row.name.en],
      where: (row.filter.regionIds ?? []).flatMap(regionId => namesOf(content.regionById.get(regionId))),
      about: [synonyms.collection[language], row.introduction[language]],
      order: row.position,
      visibleTo: always,
    }
  )
}

export const experience: ItemBuilder = ({ content }, id, language) => {
  const row = content.experienceById.get(id)
  if (!row?.live) return undefined
  const group = content.experienceGroups.find(({ id: groupId }) => groupId === row.groupId)
  const regions = content.experienceRegions
    .filter(({ experienceId }) => experienceId === id)
    .flatMap(({ regionId }) => content.regionById.get(regionId) ?? [])
  return {
    id: `experience ${id}`,
    kind: 'experiences',
    name: row.name[language],
    note: noted(group?.name[language], regions[0]?.name[language]),
    path: localPath(row.path, language),
    picture: content.pictureById.get(row.pictureId),
    also: [row.title[language]],
    where: regions.flatMap(namesOf),
    about: [synonyms.experience[language], group?.name[language] ?? '', row.introduction[language]],
    visibleTo: always,
  }
}

export const experiencegroup: ItemBuilder = ({ content }, id, language) => {
  const row = content.experienceGroups.find(group => group.id === id)
  return (
    row && {
      id: `experiencegroup ${id}`,
      kind: 'experiences',
      name: row.name[language],
      note: row.title[language],
      path: localPath(row.path, language),
      picture: content.pictureById.get(
        content.experiences.find(({ live, groupId }) => live && groupId === id)?.pictureId ?? 0,
      ),
      also: [row.title[language]],
      where: [],
      about: [synonyms.experience[language], row.introduction[language]],
      visibleTo: always,
    }
  )
}

export const article: ItemBuilder = ({ content }, id, language) => {
  const row = content.blogPageById.get(id)
  if (!row) return undefined
  const tags = (content.tagsByBlogPage.get(id) ?? []).flatMap(({ tagId }) => content.blogTagById.get(tagId) ?? [])
  return {
    id: `article ${id}`,
    kind: 'journal',
    name: row.title[language],
    note: noted(...tags.map(({ name }) => name[language])),
    path: localPath(row.path, language),
    picture: content.pictureById.get(row.pictureId),
    also: [],
    where: namesOf(content.regionById.get(row.regionId ?? 0)),
    about: [synonyms.journal[language], row.introtext[language]],
    // Newest first.
    order: -dayNumber(row.publishedOn),
    visibleTo: always,
    until: row.expiresAt?.getTime(),
  }
}

export const press: ItemBuilder = ({ content }, id, language) => {
  const row = content.pressPageById.get(id)
  return (
    row && {
      id: `press ${id}`,
      kind: 'pages',
      name: row.title[language],
      note: row.publisherName,
      path: localPath(row.path, language),
      also: [row.publisherName],
      where: [],
      about: [synonyms.press[language], row.introText[language]],
      visibleTo: always,
    }
  )
}
