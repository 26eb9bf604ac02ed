/** Where money is, or what it is owed for. The bank's account is one for each provider. */
export type Account = 'bank:checkout' | 'bank:opayo' | 'bank:transfer' | 'clients' | 'sales'

/** A line of a posting: what an account gains, in cents; less where it is negative. */
export interface LedgerLine {
  account: Account
  cents: number
}

export type PostingKind = 'charge' | 'refund' | 'invoice' | 'credit-note'

/** What happened, as double entry: all lines are of one currency and add up to nothing. */
export interface Posting {
  kind: PostingKind
  lines: readonly [LedgerLine, LedgerLine]
}

export type BankAccount = Extract<Account, `bank:${string}`>

const posting = (kind: PostingKind, gains: Account, loses: Account, cents: number): Posting => {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError('a posting needs whole cents above nothing')
  return {
    kind,
    lines: [
      { account: gains, cents },
      { account: loses, cents: -cents },
    ],
  }
}

/** A client's card was charged: the bank holds it for us, and we owe it to the client until it is invoiced. */
export const charge = (bank: BankAccount, cents: number): Posting => posting('charge', bank, 'clients', cents)

/** Money went back to a client. */
export const refund = (bank: BankAccount, cents: number): Posting => posting('refund', 'clients', bank, cents)

/** What a client has bought. */
export const invoice = (cents: number): Posting => posting('invoice', 'clients', 'sales', cents)

/** What of an invoice is taken back. */
export const creditNote = (cents: number): Posting => posting('credit-note', 'sales', 'clients', cents)

/** What each account holds after some postings of one currency. */
export function balances(postings: readonly Posting[]): Partial<Record<Account, number>> {
  const held: Partial<Record<Account, number>> = {}
  for (const { account, cents } of postings.flatMap(({ lines }) => lines)) held[account] = (held[account] ?? 0) + cents
  return held
}
