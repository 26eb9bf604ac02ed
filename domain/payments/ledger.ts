/** The accounts of the ledger. The bank's account is one per provider. */
export type Account = 'bank:checkout' | 'bank:opayo' | 'bank:transfer' | 'clients' | 'sales'

/** A line of a posting: the gain of an account in cents, negative for a loss. */
export interface LedgerLine {
  account: Account
  cents: number
}

export type PostingKind = 'charge' | 'refund' | 'invoice' | 'credit-note'

/** A double entry: all lines are of one currency and add up to zero. */
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

/** A client's card was charged: the bank holds the money for us, and we owe it to the client until it is invoiced. */
export const charge = (bank: BankAccount, cents: number): Posting => posting('charge', bank, 'clients', cents)

/** A refund to a client. */
export const refund = (bank: BankAccount, cents: number): Posting => posting('refund', 'clients', bank, cents)

/** A sale to a client. */
export const invoice = (cents: number): Posting => posting('invoice', 'clients', 'sales', cents)

/** A reduction of an invoice. */
export const creditNote = (cents: number): Posting => posting('credit-note', 'sales', 'clients', cents)

/** The balance of each account after some postings of one currency. */
export function balances(postings: readonly Posting[]): Partial<Record<Account, number>> {
  const held: Partial<Record<Account, number>> = {}
  for (const { account, cents } of postings.flatMap(({ lines }) => lines)) held[account] = (held[account] ?? 0) + cents
  return held
}
