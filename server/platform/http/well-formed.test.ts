import { expect, test } from 'vitest'
import { isWellFormed } from './well-formed.ts'

test.each(['', 'Zoë', '🍋', 7, true, null, undefined, {}, [], { a: [{ b: 'é' }] }])('%j is well formed', sent => {
  expect(isWellFormed(sent)).toBe(true)
})

test.each(['\ud800', 'a\udc00', '\udc00\ud800', ['\ud800'], { a: [1, { b: 'x\ud83c' }] }])('%j is not', sent => {
  expect(isWellFormed(sent)).toBe(false)
})

test('however deep it lies', () => {
  const deep = (text: string) => JSON.parse(`${'['.repeat(100_000)}"${text}"${']'.repeat(100_000)}`)
  expect([isWellFormed(deep('x')), isWellFormed(deep('\\ud800'))]).toEqual([true, false])
})
