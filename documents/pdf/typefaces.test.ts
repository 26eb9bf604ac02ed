import { describe, expect, test } from 'vitest'
import { scriptFault } from '#domain/text/printable-text'
import { type Face, fontFor, typefaces } from './typefaces.ts'

/** All assigned visible characters; the PDF replaces narrow spaces. */
const visible = Array.from({ length: 0x1_0000 }, (_, code) => code)
  .filter(code => code < 0xd800 || code > 0xdfff)
  .map(code => String.fromCodePoint(code))
  .filter(character => !/[\p{C}\p{Zl}\p{Zp}]/u.test(character))

describe.each(Object.keys(typefaces) as Face[])('in %s', face => {
  test('every character that forms accept has a glyph', () => {
    const accepted = visible.filter(character => scriptFault(character) === undefined)
    expect(accepted.length).toBeGreaterThan(1500)
    const last = typefaces[face].at(-1)
    expect(accepted.filter(character => !last?.has(character.normalize('NFC')))).toEqual([])
  })

  test('a Latin name keeps our typeface, and a Greek one uses a fallback', () => {
    const [ours] = typefaces[face]
    expect(fontFor(face, 'Żółć Çelik, 1.560 €')).toBe(ours.name)
    expect(fontFor(face, 'Maestrale\nPage 1')).toBe(ours.name)
    const standIn = typefaces[face].find(({ name }) => name === fontFor(face, 'Ελένη Παπαδοπούλου'))
    expect(standIn?.name).not.toBe(ours.name)
    expect(standIn?.has('Ελένη Παπαδοπούλου')).toBe(true)
  })
})
