import { describe, expect, test, vi } from 'vitest'
import { fetchQuery, getQueryState, subscribe } from './query'

let keys = 0
const newKey = () => `question ${++keys}`

describe('client-side queries', () => {
  test('components with the same key share one request and its response', async () => {
    const key = newKey()
    const tell = vi.fn()
    subscribe(key, tell)
    const ask = vi.fn(async () => 7)
    await Promise.all([fetchQuery(key, ask), fetchQuery(key, ask)])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(tell).toHaveBeenCalledTimes(1)
    expect(getQueryState(key)).toEqual({ data: 7, isError: false })
  })

  test('a fresh response is not refetched', async () => {
    const key = newKey()
    const ask = vi.fn(async () => 7)
    await fetchQuery(key, ask, 60_000)
    await fetchQuery(key, ask, 60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await fetchQuery(key, ask)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('a failed request is retried once', async () => {
    const key = newKey()
    const ask = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(7)
    await fetchQuery(key, ask)
    expect(getQueryState(key)).toEqual({ data: 7, isError: false })
  })

  test('a query fails after the second attempt and keeps earlier data', async () => {
    const lost = async () => {
      throw new Error('lost')
    }
    const [key, known] = [newKey(), newKey()]
    await fetchQuery(known, async () => 7)
    await Promise.all([fetchQuery(key, lost), fetchQuery(known, lost)])
    expect(getQueryState(key)).toEqual({ data: undefined, isError: true })
    expect(getQueryState(known)).toEqual({ data: 7, isError: false })
  })

  test('a query without subscribers is cancelled, and the next subscriber starts it again', async () => {
    const key = newKey()
    const signals: AbortSignal[] = []
    const ask = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<number>(answer => setTimeout(answer, 20, signals.length))
    }
    const leave = subscribe(key, () => {})
    const first = fetchQuery(key, ask)
    leave()
    subscribe(key, () => {})
    await Promise.all([first, fetchQuery(key, ask)])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(getQueryState(key)).toEqual({ data: 2, isError: false })
  })

  test('unused entries are evicted', async () => {
    const key = newKey()
    await fetchQuery(key, async () => 7)
    for (let i = 0; i < 60; i++) await fetchQuery(newKey(), async () => i)
    expect(getQueryState(key)).toEqual({ data: undefined, isError: false })
  })
})
