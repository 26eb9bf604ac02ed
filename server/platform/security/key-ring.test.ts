import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decryptColumn, encryptColumn, keyIdOf, parseKeyRing } from './key-ring.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const ringOf = (text: string) => {
  const ring = parseKeyRing(text)
  if (!ring) throw new Error(`no key ring: ${text}`)
  return ring
}
const ring = ringOf(`b:${keyOf(2)},a:${keyOf(1)}`)
const place = { table: 'passport', column: 'details', row: '1' }

test('every text is decrypted in its own row, and never stored in plain', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6 }), text => {
      const value = encryptColumn(ring, text, place)
      expect(value).toMatch(/^v1\.b(\.[\w-]+){3}$/)
      expect(value).not.toContain(text)
      expect(decryptColumn(ring, value, place)).toBe(text)
    }),
  )
})

test('equal texts are encrypted differently each time', () => {
  expect(encryptColumn(ring, 'AA1234567', place)).not.toBe(encryptColumn(ring, 'AA1234567', place))
})

test.each([{ row: '2' }, { column: 'note' }, { table: 'trip' }])('a value moved to %o is rejected', moved => {
  const value = encryptColumn(ring, 'AA1234567', place)
  expect(() => decryptColumn(ring, value, { ...place, ...moved })).toThrow()
})

test('a changed value is rejected in each of its parts', () => {
  const parts = encryptColumn(ring, 'AA1234567', place).split('.')
  for (const at of [0, 1, 2, 3, 4]) {
    const changed = parts.map((part, n) =>
      n === at ? `${part === 'b' ? 'a' : part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part,
    )
    expect(() => decryptColumn(ring, changed.join('.'), place)).toThrow()
  }
})

test('a rotated ring still decrypts old values, and a lost key only loses its own', () => {
  const old = encryptColumn(ringOf(`a:${keyOf(1)}`), 'old', place)
  const recent = encryptColumn(ring, 'recent', place)
  expect([keyIdOf(old), keyIdOf(recent)]).toEqual(['a', 'b'])
  expect(decryptColumn(ring, old, place)).toBe('old')
  const without = ringOf(`b:${keyOf(2)}`)
  expect(decryptColumn(without, recent, place)).toBe('recent')
  expect(() => decryptColumn(without, old, place)).toThrow(/key a/)
})

test.each(['', 'a', `a:${keyOf(1)},a:${keyOf(2)}`, 'a:short', `A b:${keyOf(1)}`, `a:${keyOf(1)},`])(
  'no key ring: %s',
  text => expect(parseKeyRing(text)).toBeUndefined(),
)
