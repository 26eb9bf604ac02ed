/** A bank account that receives transfers. */
export interface BankAccount {
  holder: string
  /** Without spaces. */
  iban: string
  /** Empty where the account has none. */
  bic: string
}

/** An account of the company: for one currency, or for all currencies without one of their own. */
export interface CompanyAccount extends BankAccount {
  currency: string | undefined
}

/** Whether an IBAN is valid by its check digits (ISO 13616). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map(sign => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** An IBAN in groups of four. */
export const writtenIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

function parseAccount(text: string): CompanyAccount | undefined {
  const [, currency, holder, ibanText, bic = ''] =
    /^(?:([A-Z]{3}):\s*)?(.+?)\s*·\s*IBAN\s+([A-Z0-9 ]+?)(?:\s*·\s*BIC\s+([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?))?$/.exec(
      text.trim(),
    ) ?? []
  const iban = ibanText?.replaceAll(' ', '')
  return holder && iban && isIban(iban) ? { currency, holder, iban, bic } : undefined
}

/**
 * Parses accounts: `EUR: Villas Ltd · IBAN … · BIC …; GBP: …`. One without a currency is for all others. Undefined
 * where one of them is invalid.
 */
export function parseBankAccounts(line: string): CompanyAccount[] | undefined {
  const accounts = line.split(';').map(parseAccount)
  return accounts.every(account => account !== undefined) ? accounts : undefined
}

/**
 * The account for a currency: its own, else the one for all others, else the first. Throws a RangeError without any.
 */
export function accountFor(accounts: readonly CompanyAccount[], currency: string): BankAccount {
  const found = accounts.find(one => one.currency === currency) ?? accounts.find(one => !one.currency) ?? accounts[0]
  if (!found) throw new RangeError('there is no bank account')
  const { holder, iban, bic } = found
  return { holder, iban, bic }
}

/** An account in one line. */
export const accountLine = ({ holder, iban, bic }: BankAccount): string =>
  [holder, `IBAN ${writtenIban(iban)}`, ...(bic ? [`BIC ${bic}`] : [])].join(' · ')

interface Transfer extends BankAccount {
  cents: number
  reference: string
}

/** The text of a QR code for banking apps: a transfer in euros (EPC069-12, version 2). */
export const epcText = ({ holder, iban, bic, cents, reference }: Transfer): string =>
  ['BCD', '002', '1', 'SCT', bic, holder.slice(0, 70), iban, `EUR${(cents / 100).toFixed(2)}`, '', '', reference].join(
    '\n',
  )
