import { describe, expect, test } from 'vitest'
import { suggestEmail } from '#domain/people/email-suggestion'

describe('an address with a slip of the keys', () => {
  test.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['ada@gmaill.com', 'ada@gmail.com'],
    [' Ada.Ferrante@GNAIL.com ', 'Ada.Ferrante@gmail.com'],
    ['ada@t-onlin.de', 'ada@t-online.de'],
    ['ada@oramge.fr', 'ada@orange.fr'],
    ['ada@villa.con', 'ada@villa.com'],
  ])('%s may be meant as %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })
})

test.each([
  '',
  '@',
  'ada',
  '@gmail.com',
  'ada@gmail.com',
  'ada@gmx.de',
  'ada@mx.de',
  'ada@example.com',
  'ada@mail.com',
])('%s is left alone', typed => {
  expect(suggestEmail(typed)).toBeUndefined()
})
