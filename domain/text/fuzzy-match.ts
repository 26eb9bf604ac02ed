/** A text for comparison: without accents and case. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether two words differ by at most `slips` characters that are missing, surplus, wrong or swapped. */
function isWithinOneEdit(a: string, b: string, slips: number): boolean {
  if (a === b) return true
  if (slips === 0 || Math.abs(a.length - b.length) > slips) return false
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  if (at < 0) return b.length - a.length <= slips
  const [restA, restB] = [a.slice(at), b.slice(at)]
  const isExchanged = restA[0] === restB[1] && restA[1] === restB[0]
  return (
    isWithinOneEdit(restA.slice(1), restB.slice(1), slips - 1) ||
    isWithinOneEdit(restA.slice(1), restB, slips - 1) ||
    isWithinOneEdit(restA, restB.slice(1), slips - 1) ||
    (isExchanged && isWithinOneEdit(restA.slice(2), restB.slice(2), slips - 1))
  )
}

/** The tolerated typing errors: none in a short word, which would become another. */
const editTolerance = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

/** Whether a word begins with the typed text, allowing for typing errors. */
function beginsLike(typed: string, word: string): boolean {
  const slips = editTolerance(typed)
  const lengths = Array.from({ length: 2 * slips + 1 }, (_, i) => typed.length - slips + i)
  return lengths.some(length => isWithinOneEdit(typed, word.slice(0, length), slips))
}

/**
 * How well a name matches a typed prefix: 3 where it begins so, 2 where its words do, 1 where they do with typing
 * errors; 0 where it does not. Ignores accents, case and the order of the words.
 */
export function fuzzyScore(typed: string, name: string): 0 | 1 | 2 | 3 {
  const asked = wordsOf(typed)
  const words = wordsOf(name)
  if (asked.length === 0) return 0
  if (words.join(' ').startsWith(asked.join(' '))) return 3
  if (asked.every(typed => words.some(word => word.startsWith(typed)))) return 2
  return asked.every(typed => words.some(word => beginsLike(typed, word))) ? 1 : 0
}

/** The things whose names match the typed text, best first; ties in their order. */
export const fuzzyFilter = <Thing extends { name: string }>(typed: string, things: readonly Thing[]): Thing[] =>
  things
    .map(thing => ({ thing, fit: fuzzyScore(typed, thing.name) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ thing }) => thing)
