import { isPagePath, type LinkKind } from '#domain/content/links'

/** A link in a text: to a record by its id, or to a path of the site. */
export type TextLink = { kind: LinkKind; id: number } | { path: string }

const attribute = /\bhref="([^"]*)"/g
const contentLink = /^\{\{\s*(page|villa|property|collection|list|press|experience)\s*:\s*(\d{1,9})/
const bare = /\{\{\s*(page|villa|property|collection|list|press|experience)\s*:\s*(\d{1,9})/g

/** The links of a text that lead into the site. Links to other sites, files and e-mail addresses are left out. */
export function linksIn(html: string): TextLink[] {
  const found: TextLink[] = [...html.matchAll(bare)].map(([, kind, id]) => ({ kind: kind as LinkKind, id: Number(id) }))
  for (const [, target = ''] of html.matchAll(attribute)) {
    if (contentLink.test(target) || !target.startsWith('/') || target.startsWith('//')) continue
    const path = target.split(/[?#]/, 1)[0] ?? ''
    if (isPagePath(path)) found.push({ path })
  }
  return found
}

/** Elements that the rich editor keeps. */
const editable = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'blockquote', 'br', 'hr'])

/** Whether the rich editor keeps all of a text: others, with tables for example, are edited as HTML. */
export const isSimpleHtml = (html: string): boolean =>
  [...html.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/gi)].every(
    ([, name = '', rest = '']) => editable.has(name.toLowerCase()) && !/\b(lang|dir|start|hreflang)=/.test(rest),
  )
