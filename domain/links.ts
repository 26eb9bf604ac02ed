/** The kinds of things a content link can name (section 2.1). */
export const linkKinds = ['page', 'villa', 'property', 'collection', 'list', 'press', 'experience'] as const

export type LinkKind = (typeof linkKinds)[number]

/** Where a content link leads. */
export interface LinkTarget {
  url: string
  title: string
}

const contentLink =
  /\{\{\s*(page|villa|property|collection|list|press|experience)\s*:\s*(\d{1,9})(#[\w-]{1,100})?\s*\}\}/g

/**
 * Replaces the links `{{kind:id#anchor}}` of a text by addresses; one that leads nowhere becomes `/page-not-found`
 * (section 2.1). What only looks like a link stays as it is.
 */
export function resolveLinks(text: string, find: (kind: LinkKind, id: number) => LinkTarget | undefined): string {
  return text.replace(contentLink, (_, kind: LinkKind, id: string, anchor = '') => {
    const target = find(kind, Number(id))
    return target ? `${target.url}${anchor}` : '/page-not-found'
  })
}

const outsideTheApp = ['/api', '/media', '/dev', '/office']

/**
 * Whether the app itself follows a link: not if it leads to another site, to a telephone or mail program, under an
 * excluded prefix, or to a file (section 2.1, decision 43).
 */
export function isInternal(href: string): boolean {
  if (!href.startsWith('/') || href.startsWith('//')) return false
  const path = href.split(/[?#]/, 1)[0] ?? ''
  if (outsideTheApp.some(prefix => path === prefix || path.startsWith(`${prefix}/`))) return false
  return !/\.[a-z0-9]{1,8}$/i.test(path)
}
