import { describe, expect, test, vi } from 'vitest'
import { answerOf, follow, put } from './asked'

let keys = 0
const newKey = () => `question ${++keys}`

describe('client-side queries', () => {
  test('components with the same key share one request and its response', async () => {
    const key = newKey()
    const tell = vi.fn()
    follow(key, tell)
    const ask = vi.fn(async () => 7)
    await Promise.all([put(key, ask), put(key, ask)])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(tell).toHaveBeenCalledTimes(1)
    expect(answerOf(key)).toEqual({ data: 7, failed: false })
  })

  test('a fresh response is not refetched', async () => {
    const key = newKey()
    const ask = vi.fn(async () => 7)
    await put(key, ask, 60_000)
    await put(key, ask, 60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await put(key, ask)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('a failed request is retried once', async () => {
    const key = newKey()
    const ask = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(7)
    await put(key, ask)
    expect(answerOf(key)).toEqual({ data: 7, failed: false })
  })

  test('a query fails after the second attempt and keeps earlier data', async () => {
    const lost = async () => {
      throw new Error('lost')
    }
    const [key, known] = [newKey(), newKey()]
    await put(known, async () => 7)
    await Promise.all([put(key, lost), put(known, lost)])
    expect(answerOf(key)).toEqual({ data: undefined, failed: true })
    expect(answerOf(known)).toEqual({ data: 7, failed: false })
  })

  test('a query without subscribers is cancelled, and the next subscriber starts it again', async () => {
    const key = newKey()
    const signals: AbortSignal[] = []
    const ask = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<number>(answer => setTimeout(answer, 20, signals.length))
    }
    const leave = follow(key, () => {})
    const first = put(key, ask)
    leave()
    follow(key, () => {})
    await Promise.all([first, put(key, ask)])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(answerOf(key)).toEqual({ data: 2, failed: false })
  })

  test('unused entries are evicted', async () => {
    const key = newKey()
    await put(key, async () => 7)
    for (let i = 0; i < 60; i++) await put(newKey(), async () => i)
    expect(answerOf(key)).toEqual({ data: undefined, failed: false })
  })
})
