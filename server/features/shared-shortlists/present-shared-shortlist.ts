import { z } from 'zod'
import type { SharedShortlist, VotesOfVilla } from '#contract/villas/shared-shortlists'
import type { Queryable } from '#database/connection'
import { todayAt } from '#domain/calendar/today'
import { mostShortlisted } from '#domain/content/shortlist'
import type { Audience } from '#domain/geography/audience'
import { emptyQuery } from '#domain/search/query'
import type { Language } from '#domain/text/language'
import { parseGuests } from '#domain/villas/guests'
import { searchVillas } from '#server/catalogue/search-villas'
import type { Context } from '#server/context'
import { countVotes, findSharedShortlist } from './queries.ts'

interface Asked {
  id: string
  language: Language
  audience: Audience
  /** The cookie of the visitor. */
  voter?: string | undefined
}

const nobodysVote = { yes: 0, no: 0, mine: null }

/** The votes on villas. */
export async function presentVotes(
  db: Queryable,
  { id, voter, villaIds }: Pick<Asked, 'id' | 'voter'> & { villaIds: readonly number[] },
): Promise<VotesOfVilla[]> {
  const votes = await countVotes(db, id, voter)
  return villaIds.map(villaId => ({ propertyId: villaId, ...(votes.get(villaId) ?? nobodysVote) }))
}

/** A shared list as shown, without villas that are no longer let or hidden from the audience. */
export async function presentSharedShortlist(
  db: Queryable,
  context: Pick<Context, 'catalogue' | 'clock'>,
  { id, language, audience, voter }: Asked,
): Promise<SharedShortlist | undefined> {
  const list = await findSharedShortlist(db, id)
  if (!list) return undefined
  const { firstName, note, arrival, departure, villaIds, adults, children, infants } = list
  const guests = parseGuests({ adults, children, infants })
  const stay =
    arrival && departure && arrival >= todayAt(context.clock.now()) ? { from: arrival, to: departure } : undefined
  const query = {
    ...emptyQuery,
    among: villaIds,
    ...(stay && { stay }),
    showBooked: true,
    limit: mostShortlisted,
    audience,
  }
  const all = searchVillas(context, query, language).properties
  // A villa can be let with fewer of its bedrooms. One that is too small for the party is still shown.
  const fitting =
    guests.people > 0 ? searchVillas(context, { ...query, people: guests.people }, language).properties : []
  const priced = new Map(fitting.map(property => [property.id, property]))
  const properties = all.map(property => priced.get(property.id) ?? property)
  const shown = properties.map(property => property.id)
  return {
    sharedShortlistId: id,
    firstName,
    note,
    from: stay?.from ?? null,
    to: stay?.to ?? null,
    guests,
    properties,
    votes: await presentVotes(db, { id, voter, villaIds: shown }),
  }
}

/** The same by the `id` in the query of the page. */
export async function sharedShortlistOfAddress(
  context: Context,
  search: string,
  language: Language,
  audience: Audience,
): Promise<SharedShortlist | undefined> {
  const id = z.uuid().safeParse(new URLSearchParams(search).get('id'))
  return id.success ? presentSharedShortlist(context.db, context, { id: id.data, language, audience }) : undefined
}
