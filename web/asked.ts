import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** Fetches the data; the signal aborts when no component waits for it any more. */
export type Ask<T> = (signal: AbortSignal) => Promise<T>

/** Neither data nor failed: the request is pending, or the query is disabled. */
export interface Answer<T> {
  data: T | undefined
  /** The request failed and there is no earlier data. */
  failed: boolean
}

interface Question {
  answer: Answer<unknown>
  /** When the data arrived, in milliseconds. */
  at: number
  asking: AbortController | undefined
  followers: Set<() => void>
}

const minute = 60_000
/** Delay before the single retry, in milliseconds. */
const pause = 1000
/** Limit of cached entries without subscribers. */
const mostKept = 50

const unanswered: Answer<never> = { data: undefined, failed: false }
const questions = new Map<string, Question>()

function questionOf(key: string): Question {
  const known = questions.get(key)
  if (known) return known
  const idle = [...questions].filter(([, { followers }]) => followers.size === 0)
  for (const [old] of idle.slice(0, -mostKept)) questions.delete(old)
  const question: Question = {
    answer: unanswered,
    at: Number.NEGATIVE_INFINITY,
    asking: undefined,
    followers: new Set(),
  }
  questions.set(key, question)
  return question
}

function settle(question: Question, answer: Answer<unknown>) {
  question.answer = answer
  for (const tell of question.followers) tell()
}

export const answerOf = (key: string): Answer<unknown> => questions.get(key)?.answer ?? unanswered

/** Subscribes to a query; aborts its request when the last subscriber leaves. */
export function follow(key: string, tell: () => void): () => void {
  const question = questionOf(key)
  question.followers.add(tell)
  return () => {
    question.followers.delete(tell)
    if (question.followers.size === 0) question.asking?.abort()
  }
}

/** Fetches, unless the data is younger than `fresh` milliseconds or a request is pending. */
export async function put(key: string, ask: Ask<unknown>, fresh = 0): Promise<void> {
  const question = questionOf(key)
  const underWay = question.asking && !question.asking.signal.aborted
  if (underWay || performance.now() - question.at < fresh) return
  question.asking = new AbortController()
  const { signal } = question.asking
  const again = async (error: unknown) => {
    await new Promise(rested => setTimeout(rested, pause))
    if (signal.aborted) throw error
    return ask(signal)
  }
  try {
    const data = await ask(signal).catch(again)
    if (signal.aborted) return
    question.at = performance.now()
    settle(question, { data, failed: false })
  } catch {
    const { data } = question.answer
    if (!signal.aborted) settle(question, { data, failed: data === undefined })
  } finally {
    if (question.asking?.signal === signal) question.asking = undefined
  }
}

/** Stores data that came by another way. */
export function learn(key: string, data: unknown): void {
  const question = questionOf(key)
  question.at = performance.now()
  settle(question, { data, failed: false })
}

interface Asking<T> {
  /** Initial data that the page brought; no first request is needed. */
  known?: T
  /** Milliseconds during which data counts as fresh; one minute by default. */
  fresh?: number
  /** Refetch interval in milliseconds. */
  every?: number
}

/**
 * Fetches client-side data with a shared cache. Components with the same key share one request; stale data is
 * refetched on focus. Disabled without a key and during SSR.
 */
export function useAsked<T>(
  key: string | undefined,
  ask: Ask<T>,
  { known, fresh = minute, every }: Asking<T> = {},
): Answer<T> & { again: () => void } {
  const latest = useRef(ask)
  latest.current = ask
  const answer = useSyncExternalStore(
    useCallback(tell => (key === undefined ? () => {} : follow(key, tell)), [key]),
    () => (key === undefined ? unanswered : answerOf(key)),
    () => unanswered,
  ) as Answer<T>
  useEffect(() => {
    if (key !== undefined && known !== undefined) learn(key, known)
  }, [key, known])
  useEffect(() => {
    if (key === undefined) return
    void put(key, latest.current, fresh)
    const look = () => {
      if (document.visibilityState === 'visible') void put(key, latest.current, fresh)
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
  const again = useCallback(() => void (key !== undefined && put(key, latest.current)), [key])
  return { ...answer, again }
}
