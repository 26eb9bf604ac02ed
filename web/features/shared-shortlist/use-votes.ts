import { useRef, useState } from 'react'
import type { SharedShortlist, VotesOfVilla } from '#contract/villas/shared-shortlists'
import type { Vote } from '#domain/content/shortlist'
import { ApiError, api } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

const halfAMinute = 30_000

/** Optimistic vote, before the server responds. */
const optimisticVotes = (votes: VotesOfVilla, vote: Vote | null): VotesOfVilla => ({
  ...votes,
  yes: votes.yes + Number(vote === 'yes') - Number(votes.mine === 'yes'),
  no: votes.no + Number(vote === 'no') - Number(votes.mine === 'no'),
  mine: vote,
})

/** Why a vote was rejected. */
function problemOf(error: unknown): 'failed' | 'full' | 'gone' {
  if (!(error instanceof ApiError)) return 'failed'
  return error.status === 404 ? 'gone' : error.status === 409 ? 'full' : 'failed'
}

/** Votes of friends on a list, as they arrive, and a function to vote. */
export function useVotes(list: SharedShortlist) {
  const lang = useLanguage()
  const id = list.sharedShortlistId
  const key = `shared ${id} ${lang}`
  const { data = list } = useQuery<SharedShortlist>(
    key,
    signal => api('GET /core/sharedshortlists/{id}', { params: { id }, query: { lang } }, { signal }),
    { staleTime: 0, refetchInterval: halfAMinute },
  )
  const [problem, setProblem] = useState<'failed' | 'full' | 'gone'>()
  // Sequential: the first response sets the cookie that identifies the voter.
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(data)
  latest.current = data

  const take = (votes: VotesOfVilla[]) => {
    latest.current = { ...latest.current, votes }
    setQueryData(key, latest.current)
  }
  const say = (propertyId: number, vote: Vote | null) => {
    setProblem(undefined)
    const kept = latest.current.votes
    take(kept.map(votes => (votes.propertyId === propertyId ? optimisticVotes(votes, vote) : votes)))
    const send = async () => {
      try {
        const { votes } = await api('POST /core/sharedshortlists/{id}/votes', {
          params: { id },
          body: { propertyId, vote },
        })
        take(votes)
      } catch (error) {
        const was = kept.find(votes => votes.propertyId === propertyId)
        take(latest.current.votes.map(votes => (was && votes.propertyId === propertyId ? was : votes)))
        setProblem(problemOf(error))
      }
    }
    before.current = before.current.then(send)
  }
  return { votes: new Map(data.votes.map(votes => [votes.propertyId, votes])), say, problem }
}
