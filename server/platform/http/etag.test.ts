import fc from 'fast-check'
import { expect, test } from 'vitest'
import { etagIn, etagOf, matchesIfNoneMatch, validator } from './etag.ts'

test('a body that comes in parts has the validator of the whole, and another body another', () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.uint8Array().map(Buffer.from)))
  fc.assert(
    fc.property(parts, fc.string({ minLength: 1 }), (body, more) => {
      const { add, made } = validator()
      for (const part of body) add(part)
      const whole = Buffer.concat(body.map(part => Buffer.from(part)))
      const etag = made()
      expect(etag).toBe(etagOf(whole))
      expect(etag).not.toBe(etagOf(Buffer.concat([whole, Buffer.from(more)])))
    }),
  )
})

test.each([
  [undefined, false],
  ['*', true],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['"a-br"', false],
])('who sends %s has "a": %s', (known, has) => {
  expect(matchesIfNoneMatch({ 'if-none-match': known }, '"a"')).toBe(has)
})

test('each encoding has a validator of its own, and a compressed form a weak one', () => {
  expect(etagIn('identity', '"a"')).toBe('"a"')
  expect(etagIn('br', '"a"')).toBe('W/"a-br"')
  expect(etagIn('gzip', '"a"')).toBe('W/"a-gzip"')
})
