import { afterEach, describe, expect, test, vi } from 'vitest'
import { readExpiry } from './tokenise-card'

test.each(['04/29', '4/29', '04 / 2029', '04.29', '4-29', '0429', '04 29'])('%s is April 2029', text => {
  expect(readExpiry(text)).toEqual({ expiryMonth: 4, expiryYear: 2029 })
})

test.each(['', '13/29', '0/29', '04', '04/9', '04/1929', 'April 2029'])('%s is no month of a year', text => {
  expect(readExpiry(text)).toBeUndefined()
})

describe('a card that its provider rejects', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    [{ error_codes: ['card_number_invalid'] }, 'number'],
    [{ error_codes: ['card_expiry_month_invalid'] }, 'expiry'],
    [{ error_codes: ['cvv_invalid'] }, 'securityCode'],
    [{ errors: [{ property: 'cardDetails.expiryDate', code: 1009 }] }, 'expiry'],
    [{ property: 'cardDetails.securityCode', code: 1011 }, 'securityCode'],
    [{ error_codes: ['token_type_required'] }, undefined],
  ])('names the field of %o', async (refusal, field) => {
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 422 }))
    vi.resetModules()
    const { tokeniseCard } = await import('./tokenise-card')
    const session = { provider: 'checkout', url: 'https://bank.example', key: 'k', expiresAt: null } as const
    const card = { name: 'A', number: '4242', expiryMonth: 4, expiryYear: 2039, securityCode: '100' }
    expect(await tokeniseCard(session, card)).toEqual({ refused: field })
  })
})
