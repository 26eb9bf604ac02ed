import { expect, test } from 'vitest'
import { freeSlug, isSlug, slugOf } from './slug.ts'

test('a name becomes the end of an address, without accents and signs', () => {
  expect(slugOf('Casa dell’Olivo')).toBe('casa-dell-olivo')
  expect(slugOf(' Château Élise (Nr. 2) ')).toBe('chateau-elise-nr-2')
  expect(slugOf('Βίλα')).toBe('')
})

test('an address ends with small letters, digits and single hyphens', () => {
  for (const right of ['casa', 'casa-2', '7-pini']) expect(isSlug(right)).toBe(true)
  for (const wrong of ['', 'Casa', 'casa--2', '-casa', 'casa/2', 'a'.repeat(81)]) expect(isSlug(wrong)).toBe(false)
})

test('a taken address is numbered', () => {
  expect(freeSlug('casa', new Set())).toBe('casa')
  expect(freeSlug('casa', new Set(['casa', 'casa-2']))).toBe('casa-3')
})
