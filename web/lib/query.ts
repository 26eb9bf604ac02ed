import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** Fetches the data; the signal aborts when no component waits for it any more. */
export type QueryFn<T> = (signal: AbortSignal) => Promise<T>

/** Neither data nor failed: the request is pending, or the query is disabled. */
export interface QueryState<T> {
  data: T | undefined
  /** The request failed and there is no earlier data. */
  isError: boolean
}

interface QueryEntry {
  state: QueryState<unknown>
  /** When the data arrived, in milliseconds. */
  updatedAt: number
  controller: AbortController | undefined
  /** How the data was last fetched. */
  fetch?: QueryFn<unknown>
  subscribers: Set<() => void>
}

const minute = 60_000
/** Delay before the single retry, in milliseconds. */
const retryDelayMs = 1000
/** Limit of cached entries without subscribers. */
const maxInactiveEntries = 50

const initialState: QueryState<never> = { data: undefined, isError: false }
/** Everything fetched, by key. */
export const queryCache = new Map<string, QueryEntry>()

function getOrCreateEntry(key: string): QueryEntry {
  const known = queryCache.get(key)
  if (known) return known
  const idle = [...queryCache].filter(([, { subscribers: followers }]) => followers.size === 0)
  for (const [old] of idle.slice(0, -maxInactiveEntries)) queryCache.delete(old)
  const question: QueryEntry = {
    state: initialState,
    updatedAt: Number.NEGATIVE_INFINITY,
    controller: undefined,
    subscribers: new Set(),
  }
  queryCache.set(key, question)
  return question
}

function setState(question: QueryEntry, answer: QueryState<unknown>) {
  question.state = answer
  for (const tell of question.subscribers) tell()
}

export const getQueryState = (key: string): QueryState<unknown> => queryCache.get(key)?.state ?? initialState

/** Subscribes to a query; aborts its request when the last subscriber leaves. */
export function subscribe(key: string, tell: () => void): () => void {
  const question = getOrCreateEntry(key)
  question.subscribers.add(tell)
  return () => {
    question.subscribers.delete(tell)
    if (question.subscribers.size === 0) question.controller?.abort()
  }
}

/** Fetches, unless the data is younger than `fresh` milliseconds or a request is pending. */
export async function fetchQuery(key: string, ask: QueryFn<unknown>, fresh = 0): Promise<void> {
  const question = getOrCreateEntry(key)
  question.fetch = ask
  const underWay = question.controller && !question.controller.signal.aborted
  if (underWay || performance.now() - question.updatedAt < fresh) return
  question.controller = new AbortController()
  const { signal } = question.controller
  const again = async (error: unknown) => {
    await new Promise(rested => setTimeout(rested, retryDelayMs))
    if (signal.aborted) throw error
    return ask(signal)
  }
  try {
    const data = await ask(signal).catch(again)
    if (signal.aborted) return
    question.updatedAt = performance.now()
    setState(question, { data, isError: false })
  } catch {
    const { data } = question.state
    if (!signal.aborted) setState(question, { data, isError: data === undefined })
  } finally {
    if (question.controller?.signal === signal) question.controller = undefined
  }
}

/** Stores data that came by another way. */
export function setQueryData(key: string, data: unknown): void {
  const question = getOrCreateEntry(key)
  question.updatedAt = performance.now()
  setState(question, { data, isError: false })
}

/** Forgets everything fetched, so that a test does not see the data of another. */
export const clearQueryCache = (): void => queryCache.clear()

interface QueryOptions<T> {
  /** Initial data that the page brought; no first request is needed. */
  initialData?: T
  /** Milliseconds during which data counts as fresh; one minute by default. */
  staleTime?: number
  /** Refetch interval in milliseconds. */
  refetchInterval?: number
}

/**
 * Fetches client-side data with a shared queryCache. Components with the same key share one request; stale data is
 * refetched on focus. Disabled without a key and during SSR.
 */
export function useQuery<T>(
  key: string | undefined,
  ask: QueryFn<T>,
  { initialData: known, staleTime: fresh = minute, refetchInterval: every }: QueryOptions<T> = {},
): QueryState<T> & { refetch: () => void } {
  const latest = useRef(ask)
  latest.current = ask
  const answer = useSyncExternalStore(
    useCallback(tell => (key === undefined ? () => {} : subscribe(key, tell)), [key]),
    () => (key === undefined ? initialState : getQueryState(key)),
    () => initialState,
  ) as QueryState<T>
  useEffect(() => {
    if (key !== undefined && known !== undefined) setQueryData(key, known)
  }, [key, known])
  useEffect(() => {
    if (key === undefined) return
    void fetchQuery(key, latest.current, fresh)
    const look = () => {
      if (document.visibilityState === 'visible') void fetchQuery(key, latest.current, fresh)
    }
    const timer = every === undefined ? undefined : setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [key, fresh, every])
  const again = useCallback(() => void (key !== undefined && fetchQuery(key, latest.current)), [key])
  return { ...answer, refetch: again }
}
