import { type FoundKind, type FoundThing, foundKinds, type SiteSearchReply, typedLengths } from '#contract/search'
import type { Audience } from '#domain/audience'
import type { Language } from '#domain/language'
import { inIndex, type SiteIndexName } from '#domain/site-search'
import type { ProviderAnswer } from '#server/adapters/site-search/search-provider'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { ownQueryId } from './own-query-id.ts'
import { siteIndexOf } from './site-index.ts'
import type { Thing } from './thing.ts'
import { findThing } from './things.ts'
import { fold, typedWords, wordsIn } from './words.ts'

/** Search results limit (section 9, PD-13). */
const most = 12
/** So many of a kind come before those of other kinds have had their turn. */
const atFirst: Record<FoundKind, number> = {
  destinations: 3,
  villas: 5,
  amenities: 2,
  collections: 3,
  experiences: 3,
  journal: 3,
  questions: 2,
  pages: 3,
}
/** So many are looked at: whoever wants the hundredth will rather add a word. */
const considered = 120

/** The parts of a name that were meant: the beginning of a word as far as it was typed, else the word. */
export function marksOf(name: string, found: readonly string[], typed: readonly string[]): [number, number][] {
  return wordsIn(name).flatMap(({ word, at }): [number, number][] => {
    const folded = fold(word)
    if (!found.includes(folded)) return []
    const begun = typed.filter(part => folded.startsWith(part)).sort((a, b) => b.length - a.length)[0]
    return [[at, at + (begun && folded.length === word.length ? begun.length : word.length)]]
  })
}

interface Candidate {
  thing: Thing
  words: readonly string[]
  fit: number
}

/** The best first; what fits as well by kind, then as its kind is ordered, so that the same words find the same. */
const byFit =
  (language: Language) =>
  (a: Candidate, b: Candidate): number =>
    b.fit - a.fit ||
    foundKinds.indexOf(a.thing.kind) - foundKinds.indexOf(b.thing.kind) ||
    (a.thing.order ?? 0) - (b.thing.order ?? 0) ||
    a.thing.name.localeCompare(b.thing.name, language) ||
    a.thing.id.localeCompare(b.thing.id)

/** The best of what was found, no kind crowding out the others. */
function choose(candidates: Candidate[]): Candidate[] {
  const taken = new Map<FoundKind, number>()
  const first = candidates.filter(({ thing: { kind } }) => {
    const before = taken.get(kind) ?? 0
    taken.set(kind, before + 1)
    return before < atFirst[kind]
  })
  return [...first, ...candidates.filter(candidate => !first.includes(candidate))].slice(0, most)
}

const present = ({ thing, words }: Candidate, typed: readonly string[], language: Language): FoundThing => ({
  id: thing.id,
  name: thing.name,
  marks: marksOf(thing.name, words, typed),
  note: thing.note,
  path: thing.path,
  picture: thing.picture ? presentPicture(thing.picture, language) : null,
})

/** The words of a name that were meant, where nobody tells which were found: those that begin as typed. */
const begunWords = (name: string, typed: readonly string[]) =>
  wordsIn(name)
    .map(({ word }) => fold(word))
    .filter(word => typed.some(part => word.startsWith(part)))

/** The ids under which is told what was opened of an answer: a search provider's own, where it has given some. */
function queryIdsOf(shown: readonly string[], outside: ProviderAnswer | undefined): SiteSearchReply['queryIds'] {
  const idOf = (index: SiteIndexName) => outside?.queryIds[index] ?? ownQueryId(index, inIndex(index, shown))
  return { Villas: idOf('Villas'), Collections: idOf('Collections'), CMSPages: idOf('CMSPages') }
}

/**
 * What the site has for the words, as the audience sees it: at most twelve things, grouped, the best first. Found by our
 * own index, unless a search provider has answered: of either come ids, and what is shown is made of the catalogue.
 */
export async function searchSite(
  { catalogue, clock }: Context,
  query: string,
  language: Language,
  audience: Audience,
  outside?: ProviderAnswer,
): Promise<SiteSearchReply> {
  const typed = typedWords(query)
  const hits = outside
    ? outside.found.map((id, i) => ({ id, words: undefined, fit: -i }))
    : (await siteIndexOf(catalogue).in(language)).search(query)
  const candidates: Candidate[] = []
  for (const { id, words, fit } of hits) {
    const thing = findThing(catalogue, id, language)
    if (thing?.visibleTo(audience) && clock.now() < (thing.until ?? Infinity))
      candidates.push({ thing, words: words ?? begunWords(thing.name, typed), fit })
    if (candidates.length === considered) break
  }
  candidates.sort(byFit(language))
  // Whose name it is comes before those who only bear it too.
  const asked = fold(query.trim())
  const called = ({ thing }: Candidate) => [thing.name, ...thing.also].some(name => fold(name) === asked)
  const ranked = [...candidates.filter(called), ...candidates.filter(candidate => !called(candidate))]
  const groups = Map.groupBy(choose(ranked), ({ thing }) => thing.kind)
  // The kind of the best comes first; the others keep their order, so that the eye finds them again while one types.
  const kinds = new Set([...groups.keys()].slice(0, 1).concat(foundKinds))
  const found = Array.from(kinds, kind => ({
    kind,
    found: (groups.get(kind) ?? []).map(candidate => present(candidate, typed, language)),
  })).filter(group => group.found.length > 0)
  const shown = found.flatMap(group => group.found.map(({ id }) => id))
  return { query, groups: found, more: candidates.length > most, queryIds: queryIdsOf(shown, outside) }
}

/**
 * The same for the query of an address: what is too short finds nothing, what is too long is cut. Our own index answers:
 * a page that is made waits for no other company, and neither do those whose turn comes after it.
 */
export async function searchTyped(
  context: Context,
  search: string,
  language: Language,
  audience: Audience,
): Promise<SiteSearchReply> {
  const typed = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, typedLengths.most)
  if (typed.length < typedLengths.least)
    return { query: typed, groups: [], more: false, queryIds: queryIdsOf([], undefined) }
  return searchSite(context, typed, language, audience)
}
