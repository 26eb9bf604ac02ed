import type { z } from 'zod'
import type { PageReply, redirectReply } from '#contract/pages'
import { Refusal } from '#contract/refusals'
import { type Audience, hiddenFrom } from '#domain/audience'
import { type Language, languageIds, languages, localPath } from '#domain/language'
import { type PathEntry, type PathKind, resolvePath } from '#domain/routing'
import type { Catalogue } from '#server/features/catalogue/catalogue'
import type { Page } from '#server/features/catalogue/content'
import { presentExperience, presentPicture } from '#server/features/catalogue/present'
import type { Context } from '#server/platform/context'
import { experienceData, experienceGroupData } from './experience-data.ts'
import { homeData } from './home-data.ts'
import { presentModules } from './modules.ts'
import { collectionData, resultsData } from './results-data.ts'
import { villaData } from './villa-data.ts'

type Redirect = z.output<typeof redirectReply>

const notFoundPage = 13
const resultsPage = 16
const villaPage = 27
const template = { home: 3, notFound: 4, results: 5, villa: 17 } as const

/** What stands at a path, for the path resolution: one look at a map for each kind. */
function findEntry({ content, villaIdByPath }: Catalogue) {
  const known: Partial<Record<PathKind, (path: string) => PathEntry | undefined>> = {
    page: path => {
      const page = content.pageByPath.get(path)
      return (
        page && {
          id: page.id,
          httpStatusCode: page.httpStatusCode,
          ...(page.redirectTo && { redirectTo: page.redirectTo }),
        }
      )
    },
    villa: path => {
      const id = villaIdByPath.get(path)
      return id === undefined ? undefined : { id }
    },
    collection: path => content.listByPath.get(path),
    experience: path => content.experienceByPath.get(path),
    experiencegroup: path => content.experienceGroupByPath.get(path),
  }
  return (kind: PathKind, path: string) => known[kind]?.(path)
}

const pathsOf = (path: string) =>
  languages.map(language => ({ language: languageIds[language], path: localPath(path, language) }))

const crumb = (page: Page, language: Language) => ({
  name: page.menuName[language],
  path: localPath(page.path, language),
})

/** The pages above a path that exist, from the home page down. */
function breadcrumbTo({ content }: Catalogue, path: string, language: Language) {
  const parts = path.split('/').filter(Boolean)
  const above = parts.slice(0, -1).map((_, i) => `/${parts.slice(0, i + 1).join('/')}`)
  return ['/', ...above].flatMap(parent => {
    const page = content.pageByPath.get(parent)
    return page && page.httpStatusCode === 200 ? [crumb(page, language)] : []
  })
}

function frameOf(catalogue: Catalogue, path: string, language: Language) {
  return {
    status: 200,
    language: languageIds[language],
    canonicalPath: localPath(path, language),
    paths: pathsOf(path),
    breadcrumb: breadcrumbTo(catalogue, path, language),
    modules: [],
  }
}

/** A page of the content management system, with what its template shows. */
async function presentPage(
  context: Context,
  page: Page,
  language: Language,
  search: string,
  audience: Audience,
): Promise<PageReply> {
  const { catalogue, db } = context
  const picture = catalogue.content.pictureById.get(page.pictureId ?? 0)
  const frame = frameOf(catalogue, page.path, language)
  return {
    ...frame,
    kind: 'page',
    id: page.id,
    templateId: page.templateId,
    title: page.title[language],
    metaDescription: page.metaDescription[language],
    heading1: page.heading1[language],
    heading2: page.heading2[language],
    picture: picture ? presentPicture(picture, language) : null,
    breadcrumb: page.path === '/' ? [] : [...frame.breadcrumb, crumb(page, language)],
    modules: await presentModules(db, catalogue, page, language),
    ...(page.templateId === template.home && { home: await homeData(context, page, language, audience) }),
    ...(page.id === resultsPage && { results: resultsData(context, search, language, audience) }),
  }
}

/** Whether the not-found page, which answers in place of a page that is missing or gone. */
export async function notFound(context: Context, language: Language, code: 'not-found' | 'gone'): Promise<Refusal> {
  const page = context.catalogue.content.pageById.get(notFoundPage)
  if (!page) return new Refusal(code)
  const shown = await presentPage(context, page, language, '', 'default')
  return new Refusal(code, {
    more: { page: { ...shown, templateId: template.notFound, status: code === 'gone' ? 410 : 404, breadcrumb: [] } },
  })
}

/** What a path is, with the data its template shows (decision 2). Throws `not-found` and `gone` with the not-found page. */
export async function pageByPath(context: Context, address: string, audience: Audience): Promise<PageReply | Redirect> {
  const { catalogue } = context
  const { content } = catalogue
  const [path = '/', search = ''] = address.split(/\?(.*)/s)
  const found = resolvePath(path, findEntry(catalogue))
  const { language } = found
  switch (found.kind) {
    case 'redirect':
      return { kind: 'redirect', status: found.status, target: search ? `${found.target}?${search}` : found.target }
    case 'page': {
      const page = content.pageById.get(found.id)
      if (page) return presentPage(context, page, language, search, audience)
      break
    }
    case 'villa': {
      const villa = catalogue.villas.get(found.id)
      if (!villa) break
      // A villa that is hidden from the visitor's country sends home (section 5).
      if (hiddenFrom(audience, villa.search)) return { kind: 'redirect', status: 302, target: localPath('/', language) }
      const frame = frameOf(catalogue, villa.row.path, language)
      const data = await villaData(context, villa, language, audience)
      const { property } = data
      return {
        ...frame,
        kind: 'villa',
        id: found.id,
        templateId: content.pageById.get(villaPage)?.templateId ?? template.villa,
        title: property.pageTitle,
        metaDescription: property.metaDescription,
        heading1: property.name,
        heading2: property.tagline,
        picture: data.images[0] ?? null,
        breadcrumb: [...frame.breadcrumb, { name: property.name, path: frame.canonicalPath }],
        villa: data,
      }
    }
    case 'collection': {
      const list = content.listById.get(found.id)
      if (!list) break
      const frame = frameOf(catalogue, list.path, language)
      const results = collectionData(context, list, search, language, audience)
      if (!results) return { kind: 'redirect', status: 302, target: `${localPath('/results', language)}?${search}` }
      const name = list.name[language]
      return {
        ...frame,
        kind: 'collection',
        id: found.id,
        templateId: template.results,
        title: name,
        metaDescription: list.introduction[language],
        heading1: name,
        heading2: list.introduction[language],
        picture: results.list?.picture ?? null,
        breadcrumb: [...frame.breadcrumb, { name, path: frame.canonicalPath }],
        results,
      }
    }
    case 'experience': {
      const row = content.experienceById.get(found.id)
      if (!row) break
      const frame = frameOf(catalogue, row.path, language)
      const experience = presentExperience(row, content, language)
      return {
        ...frame,
        kind: 'experience',
        id: found.id,
        templateId: 41,
        title: experience.name,
        metaDescription: experience.introduction,
        heading1: experience.name,
        heading2: experience.introduction,
        picture: experience.picture,
        breadcrumb: [...frame.breadcrumb, { name: experience.name, path: frame.canonicalPath }],
        experience,
        experienceData: experienceData(context, row, language, audience),
      }
    }
    case 'experiencegroup': {
      const group = content.experienceGroupByPath.get(found.path)
      if (!group) break
      const frame = frameOf(catalogue, group.path, language)
      const name = group.name[language]
      const experiences = content.experiences.filter(experience => experience.live && experience.groupId === group.id)
      return {
        ...frame,
        kind: 'experiencegroup',
        id: found.id,
        templateId: 70,
        title: name,
        metaDescription: group.introduction[language],
        heading1: name,
        heading2: group.title[language],
        picture: null,
        experienceData: experienceGroupData(catalogue, group.id, language),
        breadcrumb: [...frame.breadcrumb, { name, path: frame.canonicalPath }],
        modules: [
          {
            id: 0,
            type: 'CuratedPageList',
            pages: experiences.map(row => {
              const experience = presentExperience(row, content, language)
              return {
                id: row.id,
                name: experience.name,
                path: localPath(row.path, language),
                picture: experience.picture,
              }
            }),
          },
        ],
      }
    }
    case 'gone':
      throw await notFound(context, language, 'gone')
  }
  throw await notFound(context, language, 'not-found')
}
