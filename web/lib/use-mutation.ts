import { useRef, useState } from 'react'
import { fetchQuery, queryCache } from './query'

/** Refetches the queries whose keys begin so: those on the page now, others when they are next shown. */
export function invalidateQueries(prefix: string): void {
  for (const [key, entry] of queryCache) {
    if (!key.startsWith(prefix)) continue
    entry.updatedAt = Number.NEGATIVE_INFINITY
    // A request from before the change could bring the old data.
    entry.controller?.abort()
    if (entry.fetch && entry.subscribers.size > 0) void fetchQuery(key, entry.fetch)
  }
}

interface MutationState<Input> {
  status: 'idle' | 'sending' | 'done'
  /** The input of the present or last request. */
  input?: Input
  /** Why it failed, if it did. */
  error?: unknown
}

/**
 * A change on the server: at most one at a time. Whether it succeeds or not, `invalidates` names the queries that it can
 * affect by the beginning of their keys.
 */
export function useMutation<Input = void>(act: (input: Input) => Promise<unknown>, invalidates?: string) {
  const [state, setState] = useState<MutationState<Input>>({ status: 'idle' })
  const isSending = useRef(false)

  /** Resolves to whether the change succeeded. */
  const mutate = async (input: Input): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setState({ status: 'sending', input })
    try {
      await act(input)
      setState({ status: 'done', input })
      return true
    } catch (error) {
      setState({ status: 'idle', input, error })
      return false
    } finally {
      isSending.current = false
      if (invalidates !== undefined) invalidateQueries(invalidates)
    }
  }

  return { ...state, isSending: state.status === 'sending', mutate }
}
