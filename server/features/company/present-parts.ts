import type { PagePart } from '#contract/pages/parts'
import { resolveLinks } from '#domain/content/links'
import type { Audience } from '#domain/geography/audience'
import { type Language, localPath, type Text } from '#domain/text/language'
import { findLinkTarget } from '#server/catalogue/pages/link-targets'
import { linkedVilla } from '#server/catalogue/pages/linked-pages'
import { presentPicture } from '#server/catalogue/present'
import { collectionSearch } from '#server/catalogue/read-search'
import type { PartRow } from '#server/catalogue/rows/content'
import { findVillas } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'

/** Villas of a collection shown on a page that links to it. */
const villasShown = 6

function presentVillas(context: Context, listId: number | null, language: Language, audience: Audience) {
  const { catalogue } = context
  const list = catalogue.content.listById.get(listId ?? 0)
  if (!list) return undefined
  const found = findVillas(context, { ...collectionSearch(context, list), audience, limit: villasShown })
  return {
    pages: found.ids.flatMap(id => {
      const villa = catalogue.villas.get(id)
      return villa ? [linkedVilla(villa, catalogue.content, language)] : []
    }),
    name: list.name[language],
    path: localPath(list.path, language),
    total: found.total,
  }
}

/** The parts of a page in a language with their links resolved. A selection without any villas is left out. */
export function presentParts(context: Context, pageId: number, language: Language, audience: Audience): PagePart[] {
  const { catalogue } = context
  const { content } = catalogue
  const present = (row: PartRow): PagePart[] => {
    const text = (words: Text | null) => words?.[language] ?? ''
    const picture = content.pictureById.get(row.pictureId ?? 0)
    const villas = row.kind === 'villas' ? presentVillas(context, row.listId, language, audience) : undefined
    if (row.kind === 'villas' && !villas?.pages.length) return []
    return [
      {
        id: row.id,
        kind: row.kind,
        label: text(row.label),
        heading: text(row.heading),
        html: resolveLinks(text(row.html), findLinkTarget(catalogue, language)),
        picture: picture ? presentPicture(picture, language) : null,
        ...(villas && { villas }),
      },
    ]
  }
  return (content.partsByPage.get(pageId) ?? []).flatMap(present)
}
