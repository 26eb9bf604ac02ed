import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** How something is asked for; the signal says that nobody waits for the answer any more. */
export type Ask<T> = (signal: AbortSignal) => Promise<T>

/** Neither data nor failed: the answer is on its way, or nothing was asked. */
export interface Answer<T> {
  data: T | undefined
  /** It did not come, and there is no earlier one. */
  failed: boolean
}

interface Question {
  answer: Answer<unknown>
  /** When it was answered, in milliseconds. */
  at: number
  asking: AbortController | undefined
  followers: Set<() => void>
}

const minute = 60_000
/** What did not come is asked for once more, after so many milliseconds. */
const pause = 1000
/** So many answers are kept that nobody looks at. */
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

/** What is known of a question. */
export const answerOf = (key: string): Answer<unknown> => questions.get(key)?.answer ?? unanswered

/** Follows a question; when the last one leaves it, what is asked is cancelled. */
export function follow(key: string, tell: () => void): () => void {
  const question = questionOf(key)
  question.followers.add(tell)
  return () => {
    question.followers.delete(tell)
    if (question.followers.size === 0) question.asking?.abort()
  }
}

/** Asks, unless the answer is younger than so many milliseconds or the same is being asked. */
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

/** Takes in an answer that came by another way. */
export function learn(key: string, data: unknown): void {
  const question = questionOf(key)
  question.at = performance.now()
  settle(question, { data, failed: false })
}

interface Asking<T> {
  /** What the page has brought along: it need not be asked for at first. */
  known?: T
  /** For so many milliseconds an answer is not asked for again: a minute. */
  fresh?: number
  /** Asks again and again, after so many milliseconds each. */
  every?: number
}

/**
 * What is asked for while one looks, since it is personal or changes. Whoever asks the same shares one answer, which is
 * looked at again when the visitor comes back to the page. Without a key nothing is asked; on the server neither.
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
