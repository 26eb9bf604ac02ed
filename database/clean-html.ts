import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'

/** What a text of the content management system may consist of: what tells, and nothing that acts or paints. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'em', 'b', 'i', 'br', 'abbr', 'cite', 'small', 'sub', 'sup', 'span'],
  ],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'hreflang'],
    abbr: ['title'],
    ol: ['start'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  // An address without one, and a content link, {{page:12}}, are addresses within the site.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Texts are read anew with every change of content, and are seldom others: each is cleaned once. */
const known = new LRUCache<string, string>({ max: 10_000 })

/** Keeps of a HTML text what is on the list. What is clean already stays as it is, to the letter. */
export function cleanHtml(html: string): string {
  const before = known.get(html)
  if (before !== undefined) return before
  const cleaned = sanitize(html, allowed)
  // The same string twice would only take room.
  const kept = cleaned === html ? html : cleaned
  known.set(html, kept)
  return kept
}
