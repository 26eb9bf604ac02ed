/** What an address asks of a page that lists things: what is chosen, by the names of its choices, and which page. */
export interface Listing {
  chosen: Readonly<Record<string, string>>
  page: number
}

const value = /^[a-z0-9-]{1,20}$/
const most = 9999

/** Reads the query of such a page; what cannot be understood is passed over. */
export function readListing(search: string, names: readonly string[]): Listing {
  const given = new URLSearchParams(search)
  const chosen = Object.fromEntries(
    names.flatMap(name => {
      const asked = given.get(name) ?? ''
      return value.test(asked) ? [[name, asked]] : []
    }),
  )
  const page = given.get('page') ?? ''
  return { chosen, page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), most) : 1 }
}

/** Writes it in one order, without what is usual. */
export function formatListing({ chosen, page }: Listing, names: readonly string[]): string {
  const query = new URLSearchParams(names.flatMap(name => (chosen[name] ? [[name, chosen[name]]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** A part of a list: the page that is asked for, or the last that there is. */
export function pageOf<Item>(items: readonly Item[], { page }: { page: number }, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(page, pages)
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages }
}
