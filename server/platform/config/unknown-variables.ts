/** Beginnings of names that only this site uses. */
const ownPrefixes =
  /^(APPLE_PAY_|BANK_SIMULATOR_|BACKUP_|CDN_|CHECKOUT_|COMPANY_|ENCRYPTION_|GOOGLE_PAY_|HERO_|HSTS_|MEDIA_|METRICS_|OFFICE_|OPAYO_|PAYMENT_|REPLICA_|REVIEWS_|SEARCH_|THREE_DS_)/

/** Shorter names resemble those of every shell: HOME is no misspelt HOST. */
const shortestResembled = 6
const mostEdits = 2

/** The number of inserted, deleted and replaced characters between two names (Levenshtein). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, character] of [...one].entries()) {
    const above = row
    row = [index + 1]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (above[column - 1] ?? 0) + (character === other[column - 1] ? 0 : 1)
      row.push(Math.min(replaced, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1))
    }
  }
  return row[other.length] ?? 0
}

/** Warnings about variables that the site does not read, but that look like misspelt ones of its own. */
export function warnOfUnknownVariables(
  environment: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string[] {
  const names = new Set(known)
  return Object.keys(environment).flatMap(name => {
    if (names.has(name) || name.length < shortestResembled) return []
    const [nearest] = known
      .filter(other => other.length >= shortestResembled)
      .map(other => ({ other, edits: editsBetween(name, other) }))
      .filter(({ edits }) => edits <= mostEdits)
      .sort((a, b) => a.edits - b.edits)
    if (nearest) return [`${name} is unknown and ignored. Did you mean ${nearest.other}?`]
    return ownPrefixes.test(name) ? [`${name} is unknown and ignored.`] : []
  })
}
