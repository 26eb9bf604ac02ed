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

type Choice = string | number | null | undefined

/**
 * Addresses of the same list: with other choices, from its first page on, or another page of what is shown. The choices
 * stand in the order in which they are handed in, that of the template's row; `null` takes one away.
 */
export function listingAddresses<Name extends string>(path: string, shown: Readonly<Record<Name, Choice>>) {
  return ({ page = 1, ...changed }: Partial<Record<Name, Choice>> & { page?: number }): string => {
    const asked = Object.entries<Choice>({ ...shown, ...changed })
    const chosen = Object.fromEntries(asked.flatMap(([name, choice]) => (choice ? [[name, String(choice)]] : [])))
    const query = formatListing({ chosen, page }, Object.keys(shown))
    return query ? `${path}?${query}` : path
  }
}
