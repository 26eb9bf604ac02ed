import { describe, expect, test, vi } from 'vitest'
import { answerOf, follow, put } from './asked'

let keys = 0
const newKey = () => `question ${++keys}`

describe('what is asked for while one looks', () => {
  test('is asked once, however many wait for it, and told to all of them', async () => {
    const key = newKey()
    const tell = vi.fn()
    follow(key, tell)
    const ask = vi.fn(async () => 7)
    await Promise.all([put(key, ask), put(key, ask)])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(tell).toHaveBeenCalledTimes(1)
    expect(answerOf(key)).toEqual({ data: 7, failed: false })
  })

  test('is not asked again while its answer is fresh', async () => {
    const key = newKey()
    const ask = vi.fn(async () => 7)
    await put(key, ask, 60_000)
    await put(key, ask, 60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await put(key, ask)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('is asked once more if it does not come', async () => {
    const key = newKey()
    const ask = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(7)
    await put(key, ask)
    expect(answerOf(key)).toEqual({ data: 7, failed: false })
  })

  test('has failed if it does not come a second time; an earlier answer stands', async () => {
    const lost = async () => {
      throw new Error('lost')
    }
    const [key, known] = [newKey(), newKey()]
    await put(known, async () => 7)
    await Promise.all([put(key, lost), put(known, lost)])
    expect(answerOf(key)).toEqual({ data: undefined, failed: true })
    expect(answerOf(known)).toEqual({ data: 7, failed: false })
  })

  test('is cancelled when nobody waits for it any more, and asked anew by the next', async () => {
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

  test('is forgotten at last, if nobody looks at it', async () => {
    const key = newKey()
    await put(key, async () => 7)
    for (let i = 0; i < 60; i++) await put(newKey(), async () => i)
    expect(answerOf(key)).toEqual({ data: undefined, failed: false })
  })
})
