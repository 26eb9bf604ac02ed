import { describe, expect, test } from 'vitest'
import { accountFor, accountLine, epcText, isIban, parseBankAccounts } from './bank-account.ts'

const euros = 'EUR: Villas Ltd · IBAN GR16 0110 1250 0000 0001 2300 695 · BIC ETHNGRAA'
const pounds = 'GBP: Villas Ltd · IBAN GB33 BUKB 2020 1555 5555 55'

test.each([
  ['GR1601101250000000012300695', true],
  ['GB33BUKB20201555555555', true],
  ['DE02120300000000202051', true],
  ['DE02120300000000202052', false],
  ['DE0212', false],
  ['de02120300000000202051', false],
])('%s is an IBAN: %s', (iban, is) => {
  expect(isIban(iban)).toBe(is)
})

describe('the accounts of the company', () => {
  test('are found by currency; one without a currency is for all others', () => {
    const accounts = parseBankAccounts(`${euros}; ${pounds}`) ?? []
    expect(accountFor(accounts, 'EUR').iban).toBe('GR1601101250000000012300695')
    expect(accountFor(accounts, 'GBP')).toEqual({ holder: 'Villas Ltd', iban: 'GB33BUKB20201555555555', bic: '' })
    expect(accountFor(accounts, 'USD').iban).toBe('GR1601101250000000012300695')
    const rest = parseBankAccounts(`${pounds}; Villas SA · IBAN DE02 1203 0000 0000 2020 51`) ?? []
    expect(accountFor(rest, 'USD').holder).toBe('Villas SA')
  })

  test('are written in a line as they are read', () => {
    const [account] = parseBankAccounts(euros) ?? []
    expect(account && `EUR: ${accountLine(account)}`).toBe(euros)
  })

  test.each(['', 'Villas Ltd', 'Villas Ltd · IBAN DE03 1203 0000 0000 2020 51', `${euros};`])('%j names none', line => {
    expect(parseBankAccounts(line)).toBeUndefined()
  })
})

test('a QR code of a transfer has the lines of EPC069-12', () => {
  const account = { holder: 'Villas Ltd', iban: 'DE02120300000000202051', bic: '' }
  expect(epcText({ ...account, cents: 177_005, reference: 'ABCD2345' }).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'Villas Ltd', 'DE02120300000000202051', 'EUR1770.05', '', '', 'ABCD2345'],
  ])
})
