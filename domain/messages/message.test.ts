import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAttachmentType, replyAddress, replyToken, safeFileName } from './message.ts'

describe('the name of an attachment', () => {
  test.each([
    ['tickets.pdf', 'tickets.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['a<b>:c?.jpg', 'a b c .jpg'],
    ['.htaccess', 'htaccess'],
    ['', 'file'],
    ['\u202egpj.exe', 'gpj.exe'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
  ])('%j is stored as %j', (name, stored) => {
    expect(safeFileName(name)).toBe(stored)
  })

  test('is never empty, never long, and has no separators', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), name => {
        const stored = safeFileName(name)
        expect(stored.length).toBeGreaterThan(0)
        expect(stored.length).toBeLessThanOrEqual(100)
        expect(stored).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u)
      }),
    )
  })
})

test('only pictures and PDFs are attached', () => {
  expect(isAttachmentType('application/pdf')).toBe(true)
  expect(isAttachmentType('image/svg+xml')).toBe(false)
  expect(isAttachmentType(undefined)).toBe(false)
})

describe('the address for replies', () => {
  const base = 'messages@villas.example'

  test('is found again among the recipients, in any case', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,60}$/), token => {
        const address = replyAddress(base, token)
        expect(replyToken(base, ['office@villas.example', address.toUpperCase()])).toBe(token)
      }),
    )
  })

  test.each([
    [[]],
    [['messages@villas.example']],
    [['messages+@villas.example']],
    [['messages+abc@elsewhere.example']],
    [['other+abc@villas.example']],
  ])('%j has no token', addresses => {
    expect(replyToken(base, addresses)).toBeUndefined()
  })
})
