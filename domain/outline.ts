/** A part of a text beneath a heading. */
export interface Section {
  /** By what a link names it; the same in every language of the text. */
  id: string
  /** The heading's words, without markup. */
  heading: string
  /** What stands between its heading and the next. */
  html: string
}

/** A text cut at its headings. */
export interface Outline {
  /** What stands above the first heading. */
  opening: string
  sections: Section[]
}

const longestId = 60

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of a piece of HTML, in one line; spaces that do not break stay as they are. */
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
 * Cuts a text at its headings of a level. Anchors are made of the headings of `named`, the same text in the language
 * that gives the names, so that a link leads to the same section in every language; where the two have different
 * headings in number, of the text's own.
 */
export function outlineOf(html: string, level: 2 | 3, named = html): Outline {
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
