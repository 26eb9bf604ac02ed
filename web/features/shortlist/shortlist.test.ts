import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostShortlisted } from '#domain/content/shortlist'
import { added, readShortlist, removed, writeShortlist } from './shortlist'

const kalami = { id: 16, name: 'Kalami House' }
const petra = { id: 27, name: 'Aspri Petra' }

describe('the shortlist', () => {
  test('takes a villa once', () => {
    expect(added(added([], kalami), kalami)).toEqual([kalami])
  })

  test('is limited in size', () => {
    const full = Array.from({ length: mostShortlisted }, (_, i) => ({ id: i + 100, name: 'A villa' }))
    expect(added(full, kalami)).toEqual(full)
  })

  test('keeps the order in which villas were added', () => {
    expect(added(added([], petra), kalami)).toEqual([petra, kalami])
  })

  test('removes a villa', () => {
    expect(removed([kalami, petra], kalami.id)).toEqual([petra])
  })

  test('survives writing and reading its cookie', () => {
    const villa = fc.record({
      id: fc.integer({ min: 1, max: 999_999_999 }),
      name: fc.string({ maxLength: 40 }).map(name => name.replaceAll(/[!\n\r\u2028\u2029]/g, '')),
    })
    fc.assert(
      fc.property(fc.uniqueArray(villa, { maxLength: 12, selector: ({ id }) => id }), list => {
        expect(readShortlist(writeShortlist(list))).toEqual(list)
      }),
    )
  })

  test('keeps its villas when their names no longer fit into a cookie', () => {
    const list = Array.from({ length: mostShortlisted }, (_, i) => ({
      id: i + 1,
      name: `${'Überlänge '.repeat(8)}${i}`,
    }))
    const text = writeShortlist(list)
    expect(encodeURIComponent(text).length).toBeLessThan(4000)
    expect(readShortlist(text).map(({ id }) => id)).toEqual(list.map(({ id }) => id))
  })

  test('skips invalid parts of a cookie', () => {
    expect(readShortlist('16.Kalami House!nonsense!-3.x!27.Aspri Petra')).toEqual([kalami, petra])
    expect(readShortlist(undefined)).toEqual([])
  })
})
