/** A section of a text beneath a heading. */
export interface Section {
  /** Its anchor; the same in every language of the text. */
  id: string
  /** The heading without markup. */
  heading: string
  /** The HTML between its heading and the next. */
  html: string
}

/** A text split at its headings. */
export interface Outline {
  /** The HTML above the first heading. */
  opening: string
  sections: Section[]
}

const longestId = 60

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of HTML, in one line; non-breaking spaces stay. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .trim()

/** A heading as an anchor: "4. Deposit and balance" → "deposit-and-balance". */
const anchorOf = (heading: string) =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[\d-]+/, '')
    .slice(0, longestId)
    .replace(/-+$/, '')

function cut(html: string, level: 2 | 3): [heading: string, html: string][] {
  const [opening = '', ...pieces] = html.split(new RegExp(`<h${level}(?:\\s[^>]*)?>([\\s\\S]*?)</h${level}>`))
  const sections: [string, string][] = [['', opening]]
  for (let i = 0; i < pieces.length; i += 2) sections.push([plainText(pieces[i] ?? ''), (pieces[i + 1] ?? '').trim()])
  return sections
}

/**
 * Splits a text at its headings of a level. Anchors derive from the headings of `named`, the same text in the reference
 * language, so that a link leads to the same section in every language; if the two have different numbers of headings,
 * from the text's own.
 */
export function buildOutline(html: string, level: 2 | 3, named = html): Outline {
  const [[, opening] = ['', ''], ...sections] = cut(html, level)
  const names = cut(named, level)
    .slice(1)
    .map(([heading]) => heading)
  const taken = new Set<string>()
  return {
    opening: opening.trim(),
    sections: sections.map(([heading, html], i) => {
      const name = anchorOf((names.length === sections.length && names[i]) || heading) || `part-${i + 1}`
      const id = taken.has(name) ? `${name}-${i + 1}` : name
      taken.add(id)
      return { id, heading, html }
    }),
  }
}
