/** Link parameters that only the recipient may know: a token and an e-mail address (PD-31 and PD-53). */
export interface LinkSecrets {
  t?: string
  e?: string
}

const names = ['t', 'e'] as const

/**
 * A path with its secrets behind `#`: browsers send that part neither to a server nor to another site, so it reaches no
 * log and no referrer.
 */
export function withSecrets(path: string, secrets: LinkSecrets): string {
  const held = new URLSearchParams({ ...secrets })
  return held.size > 0 ? `${path}#${held}` : path
}

/** Splits the secrets off an address. The fragment wins over the query, which older links use. */
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

const readersOwn = ['t', 'e', 'f', 'reset', 'bid', 'ct', 'guid', 'preview']

/**
 * Whether a query has personal parameters of links in e-mails (SPEC B2). The URL of a document with such a query must
 * not be sent as a referrer.
 */
export function tellsOfReader(search: string): boolean {
  const query = new URLSearchParams(search)
  // The id of a shared shortlist is its only protection.
  return readersOwn.some(name => query.has(name)) || /^[0-9a-f-]{36}$/i.test(query.get('id') ?? '')
}
