/** Names by which a link says what only its reader may know: a token and an e-mail address (PD-31 and PD-53). */
export interface LinkSecrets {
  t?: string
  e?: string
}

const names = ['t', 'e'] as const

/**
 * A path whose secrets stand behind `#`: browsers send that part neither to a server nor to another site, so no log and
 * no referrer has it.
 */
export function withSecrets(path: string, secrets: LinkSecrets): string {
  const held = new URLSearchParams({ ...secrets })
  return held.size > 0 ? `${path}#${held}` : path
}

/** The secrets of an address and the rest of it. What stands behind `#` wins over the query, which older links use. */
export function splitSecrets({ search, hash }: { search: string; hash: string }): {
  secrets: LinkSecrets
  search: string
  hash: string
} {
  const [query, fragment] = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))]
  const secrets: LinkSecrets = {}
  for (const name of names) {
    const value = fragment.get(name) || query.get(name)
    if (value) secrets[name] = value
  }
  const without = (params: URLSearchParams, text: string, mark: string) => {
    const found = names.filter(name => params.has(name))
    if (found.length === 0) return text
    for (const name of found) params.delete(name)
    return params.size > 0 ? `${mark}${params}` : ''
  }
  return { secrets, search: without(query, search, '?'), hash: without(fragment, hash, '#') }
}

const readersOwn = ['t', 'e', 'f', 'reset', 'bid', 'ct', 'guid']

/**
 * Whether a query holds what links of e-mails say of their reader (section 2). A document asked for with it must not be
 * named to anybody as the one from which a request came.
 */
export function tellsOfReader(search: string): boolean {
  const query = new URLSearchParams(search)
  // A shared shortlist is known by nothing but its id.
  return readersOwn.some(name => query.has(name)) || /^[0-9a-f-]{36}$/i.test(query.get('id') ?? '')
}
