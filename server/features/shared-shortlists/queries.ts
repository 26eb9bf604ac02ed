import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { sharedShortlist, sharedShortlistVilla, sharedShortlistVote } from '#database/tables'
import type { Vote } from '#domain/content/shortlist'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** The stored hash of the sender's secret. */
export const tokenHashOf = (token: string): string => hash(token)

/** The stored hash of a voter. It differs by list, so that voters cannot be linked across lists. */
export const voterHashOf = (sharedShortlistId: string, voter: string): string => hash(`${sharedShortlistId} ${voter}`)

export const isSenders = (id: string, token: string) =>
  and(eq(sharedShortlist.id, id), eq(sharedShortlist.tokenHash, tokenHashOf(token)))

/** Finds a shared list with the ids of its villas. */
export async function findSharedShortlist(db: Queryable, id: string) {
  const rows = await db
    .select({ list: sharedShortlist, villaId: sharedShortlistVilla.villaId })
    .from(sharedShortlist)
    .leftJoin(sharedShortlistVilla, eq(sharedShortlistVilla.sharedShortlistId, sharedShortlist.id))
    .where(eq(sharedShortlist.id, id))
    .orderBy(asc(sharedShortlistVilla.position))
  const [first] = rows
  return first && { ...first.list, villaIds: rows.flatMap(({ villaId }) => villaId ?? []) }
}

/** Counts the votes on the villas of a list, by villa, with the voter's own vote. */
export async function countVotes(db: Queryable, id: string, voter: string | undefined) {
  const mine = voterHashOf(id, voter ?? '')
  const { villaId, yes, voterHash } = sharedShortlistVote
  const rows = await db
    .select({
      villaId,
      yes: sql<number>`(count(*) filter (where ${yes}))::int`,
      no: sql<number>`(count(*) filter (where not ${yes}))::int`,
      mine: sql<boolean | null>`bool_or(${yes}) filter (where ${voterHash} = ${mine})`,
    })
    .from(sharedShortlistVote)
    .where(eq(sharedShortlistVote.sharedShortlistId, id))
    .groupBy(villaId)
  const said = (mine: boolean | null): Vote | null => (mine === null ? null : mine ? 'yes' : 'no')
  return new Map(rows.map(row => [row.villaId, { yes: row.yes, no: row.no, mine: said(row.mine) }]))
}

/** Counts the other voters of a list. */
export async function countOtherVoters(db: Queryable, id: string, voterHash: string): Promise<number> {
  const [found] = await db
    .select({ others: sql<number>`count(distinct ${sharedShortlistVote.voterHash})::int` })
    .from(sharedShortlistVote)
    .where(and(eq(sharedShortlistVote.sharedShortlistId, id), sql`${sharedShortlistVote.voterHash} <> ${voterHash}`))
  return found?.others ?? 0
}
