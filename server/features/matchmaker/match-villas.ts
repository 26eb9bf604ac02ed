import type { VillaMatches } from '#contract/villas/matchmaker'
import { type QuizAnswers, scoreVilla } from '#domain/content/quiz'
import type { Audience } from '#domain/geography/audience'
import { emptyQuery, type SearchItem, type SearchQuery } from '#domain/search/query'
import { formatSearch } from '#domain/search/search-params'
import type { Language } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { presentProperty } from '#server/catalogue/present'
import { findVillas } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'

const proposed = 3
/** Number of candidates judged, in the recommended order. More would not improve the choice. */
const mostJudged = 400

type GivenUp = VillaMatches['matches'][number]['givenUp']

/** The search for candidates: large enough, in the chosen country, within the budget. */
function searchOf({ catalogue }: Pick<Context, 'catalogue'>, answers: QuizAnswers, audience: Audience): SearchQuery {
  const { countries, regions } = catalogue.content
  const country = countries.find(({ slug }) => slug === answers.country)
  const des = country ? regions.filter(({ countryId }) => countryId === country.id).map(({ id }) => id) : []
  return {
    ...emptyQuery,
    audience,
    des: des.filter(id => !catalogue.villas.inRegion(id)[Symbol.iterator]().next().done),
    ...(answers.guests && { people: Number(answers.guests) }),
    ...(answers.budget && { maxPrice: Number(answers.budget) }),
  }
}

/** Relaxations of the search while too few villas match: first the budget, then the country. */
const steps: { givenUp: GivenUp; widen: (query: SearchQuery) => SearchQuery }[] = [
  { givenUp: [], widen: query => query },
  { givenUp: ['budget'], widen: ({ maxPrice: _, ...query }) => query },
  { givenUp: ['country'], widen: query => ({ ...query, des: [] }) },
  { givenUp: ['budget', 'country'], widen: ({ maxPrice: _, ...query }) => ({ ...query, des: [] }) },
]

/** Proposes three villas for the answers, each with the reasons that apply and the criteria it does not meet. */
export function matchVillas(
  context: Pick<Context, 'catalogue' | 'clock'>,
  answers: QuizAnswers,
  audience: Audience,
  language: Language,
): VillaMatches {
  const { catalogue } = context
  const query = searchOf(context, answers, audience)
  const chosen = new Map<number, { villa: CatalogueVilla; item: SearchItem; givenUp: GivenUp }>()
  for (const { givenUp, widen } of steps) {
    if (chosen.size >= proposed) break
    if (givenUp.some(name => !answers[name])) continue
    const found = findVillas(context, { ...widen(query), limit: mostJudged })
    const judged = found.items.flatMap((item, place) => {
      const villa = catalogue.villas.get(item.id)
      if (!villa || chosen.has(item.id)) return []
      return [{ villa, item, place, ...scoreVilla(answers, factsOf(context, villa)) }]
    })
    for (const { villa, item } of judged
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .slice(0, proposed - chosen.size))
      chosen.set(item.id, { villa, item, givenUp })
  }
  const search = formatSearch(query)
  return {
    matches: [...chosen.values()].map(({ villa, item, givenUp }) => ({
      property: presentProperty(villa, catalogue.content, language, item),
      reasons: scoreVilla(answers, factsOf(context, villa)).reasons,
      givenUp,
    })),
    searchPath: search ? `/results?${search}` : '/results',
  }
}

function factsOf({ catalogue }: Pick<Context, 'catalogue'>, { row, search }: CatalogueVilla) {
  const keys = row.amenityIds.flatMap(id => catalogue.content.amenityById.get(id)?.key ?? [])
  return { id: row.id, sleeps: search.sleeps, beds: search.beds, amenities: new Set(keys) }
}
