import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { sharedShortlist, sharedShortlistVilla, sharedShortlistVote } from '#database/tables'
import { mostVoters, type Vote } from '#domain/content/shortlist'
import { countOtherVoters, voterHashOf } from './queries.ts'

interface Voted {
  id: string
  villaId: number
  vote: Vote | null
  voter: string
}

/** Stores a voter's vote on a villa, replacing the earlier one. Returns the villas of the list. */
export async function voteOnShortlist(tx: Transaction, { id, villaId, vote, voter }: Voted): Promise<number[]> {
  // Serialises votes, so that the limit of voters is exact.
  await tx.select().from(sharedShortlist).where(eq(sharedShortlist.id, id)).for('update')
  const villas = await tx
    .select({ villaId: sharedShortlistVilla.villaId })
    .from(sharedShortlistVilla)
    .where(eq(sharedShortlistVilla.sharedShortlistId, id))
  const villaIds = villas.map(villa => villa.villaId)
  if (!villaIds.includes(villaId)) throw new ProblemError('not-found')
  const voterHash = voterHashOf(id, voter)
  if ((await countOtherVoters(tx, id, voterHash)) >= mostVoters) throw new ProblemError('not-in-this-state')
  const { sharedShortlistId, villaId: ofVilla, voterHash: ofVoter } = sharedShortlistVote
  const said = { sharedShortlistId: id, villaId, voterHash, yes: vote === 'yes' }
  if (vote === null)
    await tx
      .delete(sharedShortlistVote)
      .where(and(eq(sharedShortlistId, id), eq(ofVilla, villaId), eq(ofVoter, voterHash)))
  else
    await tx
      .insert(sharedShortlistVote)
      .values(said)
      .onConflictDoUpdate({ target: [sharedShortlistId, ofVilla, ofVoter], set: { yes: said.yes } })
  return villaIds
}
