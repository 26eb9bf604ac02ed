import {
  queryLengthLimits,
  type SearchResult,
  type SearchResultKind,
  type SiteSearchReply,
  searchResultKinds,
} from '#contract/villas/search'
import { inIndex, type SiteIndexName } from '#domain/content/site-search'
import type { Audience } from '#domain/geography/audience'
import type { Language } from '#domain/text/language'
import type { ProviderAnswer } from '#server/adapters/site-search/search-provider'
import { presentPicture } from '#server/catalogue/present'
import type { Context } from '#server/context'
import { buildItem } from './item-builders.ts'
import { ownQueryId } from './own-query-id.ts'
import type { SearchableItem } from './searchable-item.ts'
import { siteIndexOf } from './site-index.ts'
import { normaliseToken, queryTokens, wordsIn } from './tokenizer.ts'

/** Search results limit (SPEC 9, PD-13). */
const most = 12
/** Results of each kind that are chosen before more of other kinds. */
const atFirst: Record<SearchResultKind, number> = {
  destinations: 3,
  villas: 5,
  amenities: 2,
  collections: 3,
  experiences: 3,
  journal: 3,
  questions: 2,
  pages: 3,
}
/** Most candidates looked at; beyond that, visitors add a word. */
const considered = 120

/** The ranges of a name to mark: the typed beginning of a word, else the word. */
export function marksOf(name: string, found: readonly string[], typed: readonly string[]): [number, number][] {
  return wordsIn(name).flatMap(({ word, at }): [number, number][] => {
    const folded = normaliseToken(word)
    if (!found.includes(folded)) return []
    const begun = typed.filter(part => folded.startsWith(part)).sort((a, b) => b.length - a.length)[0]
    return [[at, at + (begun && folded.length === word.length ? begun.length : word.length)]]
  })
}

interface Candidate {
  thing: SearchableItem
  words: readonly string[]
  fit: number
}

/** Best first; equal fits by kind, then by the order of their kind, so that results are stable. */
const byFit =
  (language: Language) =>
  (a: Candidate, b: Candidate): number =>
    b.fit - a.fit ||
    searchResultKinds.indexOf(a.thing.kind) - searchResultKinds.indexOf(b.thing.kind) ||
    (a.thing.order ?? 0) - (b.thing.order ?? 0) ||
    a.thing.name.localeCompare(b.thing.name, language) ||
    a.thing.id.localeCompare(b.thing.id)

/** The best results, without one kind crowding out the others. */
function choose(candidates: Candidate[]): Candidate[] {
  const taken = new Map<SearchResultKind, number>()
  const first = candidates.filter(({ thing: { kind } }) => {
    const before = taken.get(kind) ?? 0
    taken.set(kind, before + 1)
    return before < atFirst[kind]
  })
  return [...first, ...candidates.filter(candidate => !first.includes(candidate))].slice(0, most)
}

const present = ({ thing, words }: Candidate, typed: readonly string[], language: Language): SearchResult => ({
  id: thing.id,
  name: thing.name,
  marks: marksOf(thing.name, words, typed),
  note: thing.note,
  path: thing.path,
  picture: thing.picture ? presentPicture(thing.picture, language) : null,
})

/** The words of a name that begin as typed, for results of a provider that does not mark them. */
const begunWords = (name: string, typed: readonly string[]) =>
  wordsIn(name)
    .map(({ word }) => normaliseToken(word))
    .filter(word => typed.some(part => word.startsWith(part)))

/** The query ids for click events: those of the search provider where it has given some, else ours. */
function queryIdsOf(shown: readonly string[], outside: ProviderAnswer | undefined): SiteSearchReply['queryIds'] {
  const idOf = (index: SiteIndexName) => outside?.queryIds[index] ?? ownQueryId(index, inIndex(index, shown))
  return { Villas: idOf('Villas'), Collections: idOf('Collections'), CMSPages: idOf('CMSPages') }
}

/**
 * The results of the site search that the audience can see: at most twelve things, grouped, best first. Ids come from
 * the search provider if it has answered, else from our own index; the results are rendered from the catalogue.
 */
export async function searchSite(
  { catalogue, clock }: Context,
  query: string,
  language: Language,
  audience: Audience,
  outside?: ProviderAnswer,
): Promise<SiteSearchReply> {
  const typed = queryTokens(query)
  const hits = outside
    ? outside.found.map((id, i) => ({ id, words: undefined, fit: -i }))
    : (await siteIndexOf(catalogue).in(language)).search(query)
  const candidates: Candidate[] = []
  for (const { id, words, fit } of hits) {
    const thing = buildItem(catalogue, id, language)
    if (thing?.visibleTo(audience) && clock.now() < (thing.until ?? Infinity))
      candidates.push({ thing, words: words ?? begunWords(thing.name, typed), fit })
    if (candidates.length === considered) break
  }
  candidates.sort(byFit(language))
  // Things with exactly the typed name come before things that only contain it.
  const asked = normaliseToken(query.trim())
  const called = ({ thing }: Candidate) => [thing.name, ...thing.also].some(name => normaliseToken(name) === asked)
  const ranked = [...candidates.filter(called), ...candidates.filter(candidate => !called(candidate))]
  const groups = Map.groupBy(choose(ranked), ({ thing }) => thing.kind)
  // The kind of the best result comes first; the others keep their order, so that the list stays stable while typing.
  const kinds = new Set([...groups.keys()].slice(0, 1).concat(searchResultKinds))
  const found = Array.from(kinds, kind => ({
    kind,
    found: (groups.get(kind) ?? []).map(candidate => present(candidate, typed, language)),
  })).filter(group => group.found.length > 0)
  const shown = found.flatMap(group => group.found.map(({ id }) => id))
  return { query, groups: found, more: candidates.length > most, queryIds: queryIdsOf(shown, outside) }
}

/**
 * The same for the query of a URL: a too short one finds nothing, a too long one is cut. Uses our own index, so that
 * page rendering never waits for another company.
 */
export async function searchTyped(
  context: Context,
  search: string,
  language: Language,
  audience: Audience,
): Promise<SiteSearchReply> {
  const typed = (new URLSearchParams(search).get('q') ?? '').trim().slice(0, queryLengthLimits.most)
  if (typed.length < queryLengthLimits.least)
    return { query: typed, groups: [], more: false, queryIds: queryIdsOf([], undefined) }
  return searchSite(context, typed, language, audience)
}
