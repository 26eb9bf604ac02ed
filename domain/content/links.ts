/** The kinds of targets of a content link (SPEC A2.1). */
export const linkKinds = ['page', 'villa', 'property', 'collection', 'list', 'press', 'experience'] as const

export type LinkKind = (typeof linkKinds)[number]

/** The target of a content link. */
export interface LinkTarget {
  url: string
  title: string
}

const contentLink =
  /\{\{\s*(page|villa|property|collection|list|press|experience)\s*:\s*(\d{1,9})(#[\w-]{1,100})?\s*\}\}/g

/**
 * Replaces the links `{{kind:id#anchor}}` of a text by addresses; one without a target becomes `/page-not-found`
 * (SPEC A2.1). Malformed links stay as they are.
 */
export function resolveLinks(text: string, find: (kind: LinkKind, id: number) => LinkTarget | undefined): string {
  return text.replace(contentLink, (_, kind: LinkKind, id: string, anchor = '') => {
    const target = find(kind, Number(id))
    return target ? `${target.url}${anchor}` : '/page-not-found'
  })
}

/** The villas that a text links to, in its order. */
export const villasLinkedIn = (text: string): number[] => [
  ...new Set(
    [...text.matchAll(contentLink)].flatMap(([, kind, id]) =>
      kind === 'villa' || kind === 'property' ? [Number(id)] : [],
    ),
  ),
]

/** Paths of server endpoints outside the pages (PD-43). */
const outsideThePages = /^\/(api|media|dev|office)(\/|$)/
const file = /\.[a-z0-9]{1,8}$/i

/** Whether a path can be that of a page: not under an excluded prefix, and not a file (SPEC A2.1). */
export const isPagePath = (pathname: string): boolean => !outsideThePages.test(pathname) && !file.test(pathname)
