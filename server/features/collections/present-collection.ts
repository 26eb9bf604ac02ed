import type { PageOf } from '#contract/pages'
import { templateIds } from '#domain/content/public-templates'
import { localPath } from '#domain/text/language'
import { type Presenter, syntheticPageFrame } from '#server/catalogue/pages/page-frame'
import { collectionData } from '#server/features/villa-search/public'

export const presentCollection: Presenter<PageOf<'results'>> = (context, id, { language, search, audience }) => {
  const { catalogue } = context
  const list = catalogue.content.listById.get(id)
  if (!list) return undefined
  const data = collectionData(context, list, search, language, audience)
  if ('instead' in data) {
    const target = localPath('/results', language)
    return { kind: 'redirect', status: 302, target: data.instead ? `${target}?${data.instead}` : target }
  }
  const { results } = data
  const name = list.name[language]
  return {
    ...syntheticPageFrame(catalogue, list.path, name, language),
    template: 'results',
    kind: 'collection',
    id,
    templateId: templateIds.collection,
    title: name,
    metaDescription: list.introduction[language],
    heading1: name,
    heading2: list.introduction[language],
    picture: results.list?.picture ?? null,
    results,
  }
}
