/** The query of a page with a list: the chosen filters by name, and the page number from 1. */
export interface ListParams {
  chosen: Readonly<Record<string, string>>
  page: number
}

const value = /^[a-z0-9-]{1,20}$/
const most = 9999

/** Parses the query of such a page; unusable parameters are ignored. */
export function parseListParams(search: string, names: readonly string[]): ListParams {
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

/** Serializes in a fixed order, without defaults. */
export function formatListParams({ chosen, page }: ListParams, names: readonly string[]): string {
  const query = new URLSearchParams(names.flatMap(name => (chosen[name] ? [[name, chosen[name]]] : [])))
  if (page > 1) query.set('page', String(page))
  return query.toString()
}

/** A page of a list: the requested one, or the last that exists. */
export function paginate<Item>(items: readonly Item[], { page }: { page: number }, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size))
  const shown = Math.min(page, pages)
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, pages }
}

type Choice = string | number | null | undefined

/**
 * Builds addresses of the same list: with other filters, from its first page on, or another page of the current one.
 * Filters follow the order in which they are passed, that of the template's row; `null` removes one.
 */
export function listUrls<Name extends string>(path: string, shown: Readonly<Record<Name, Choice>>) {
  return ({ page = 1, ...changed }: Partial<Record<Name, Choice>> & { page?: number }): string => {
    const asked = Object.entries<Choice>({ ...shown, ...changed })
    const chosen = Object.fromEntries(asked.flatMap(([name, choice]) => (choice ? [[name, String(choice)]] : [])))
    const query = formatListParams({ chosen, page }, Object.keys(shown))
    return query ? `${path}?${query}` : path
  }
}
