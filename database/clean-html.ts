import { LRUCache } from 'lru-cache'
import sanitize from 'sanitize-html'

/** The allowed HTML of CMS texts: structure and formatting, no scripts and no styles. */
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
  // Relative addresses and content links such as {{page:12}} lie within the site.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** Texts are read again with every change of content, and rarely differ: each is sanitized once. */
const known = new LRUCache<string, string>({ max: 10_000 })

/** Removes everything that is not allowed. Clean HTML stays unchanged, byte for byte. */
export function cleanHtml(html: string): string {
  const before = known.get(html)
  if (before !== undefined) return before
  const cleaned = sanitize(html, allowed)
  // The same string twice would only take memory.
  const kept = cleaned === html ? html : cleaned
  known.set(html, kept)
  return kept
}
