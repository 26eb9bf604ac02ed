/** A bank's decision on a card, with the providers' published codes. */
export interface Decision {
  checkout: { code: string; summary: string }
  /** Opayo's status, with the code and detail beside it. */
  opayo: { status: OpayoStatus; code: string; detail: string }
}

export type OpayoStatus =
  | 'Ok'
  | 'NotAuthed'
  | 'Rejected'
  | 'Malformed'
  | 'Invalid'
  | 'Error'
  | 'Authenticated'
  | 'Registered'

/** Faults that a card itself causes; others are scheduled through the control API. */
export type CardFault =
  | 'answer-lost'
  | 'answer-slow'
  | 'no-answer'
  | 'gateway-error'
  | 'unreadable-answer'
  | 'webhook-lost'
  | 'webhook-twice'
  | 'webhook-late'
  | 'webhook-forged'
  | 'refund-refused-at-first'
  | 'capture-refused-at-first'

/** A card of the simulator. */
export interface TestCard {
  number: string
  /** Purpose. */
  name: string
  /** Challenge: by a page of the bank, by version 1 of 3-D Secure, or none. */
  challenge: 'page' | 'page-of-version-1' | 'none'
  decision: Decision
  fault?: CardFault
}

const approved: Decision = {
  checkout: { code: '10000', summary: 'Approved' },
  opayo: { status: 'Ok', code: '0000', detail: 'The Authorisation was Successful.' },
}

const declined = (code: string, summary: string, opayo: Partial<Decision['opayo']> = {}): Decision => ({
  checkout: { code, summary },
  opayo: { status: 'NotAuthed', code: '2000', detail: 'The Authorisation was Declined by the bank.', ...opayo },
})

const rejected = { status: 'Rejected', code: '2002' } as const

/** Decision after a failed challenge. */
export const wrongCode: Decision = declined('20151', 'Cardholder failed 3DS authentication', {
  ...rejected,
  detail: 'The transaction was rejected: 3D-Authentication failed.',
})

const plain = { challenge: 'none' } as const

/**
 * Every card that the simulator knows; other valid numbers are approved like the first. A test compares the table in
 * docs/payments.md.
 */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', name: 'approved, after 3-D Secure', challenge: 'page', decision: approved },
  { number: '4000000000000010', name: 'approved, without 3-D Secure', ...plain, decision: approved },
  {
    number: '4000000000000028',
    name: 'approved, after 3-D Secure of the first version (Opayo)',
    challenge: 'page-of-version-1',
    decision: approved,
  },
  { number: '4000000000000036', name: 'declined', ...plain, decision: declined('20005', 'Declined - Do not honour') },
  {
    number: '4000000000000044',
    name: 'declined after 3-D Secure',
    challenge: 'page',
    decision: declined('20051', 'Insufficient funds'),
  },
  {
    number: '4000000000000051',
    name: 'wrong details',
    ...plain,
    decision: declined('20087', 'Bad track data (invalid CVV and/or expiry date)', {
      ...rejected,
      detail: 'The transaction was rejected by the AVS and CVC rules.',
    }),
  },
  {
    number: '4000000000000069',
    name: 'not in the 3-D Secure scheme',
    ...plain,
    decision: declined('20150', 'Card not 3D Secure (3DS) enabled', {
      ...rejected,
      detail: 'The transaction was rejected: the card is not enrolled for 3D-Authentication.',
    }),
  },
  {
    number: '4000000000000077',
    name: 'technical problem at the bank',
    ...plain,
    decision: declined('20096', 'System malfunction', {
      status: 'Error',
      code: '4000',
      detail: 'The bank could not be reached.',
    }),
  },
  {
    number: '4000000000000085',
    name: 'considered a risk',
    ...plain,
    decision: declined('40101', 'Risk blocked transaction', {
      ...rejected,
      code: '2015',
      detail: 'The transaction was rejected by the fraud rules.',
    }),
  },
  {
    number: '4000000000000093',
    name: 'malformed',
    ...plain,
    decision: declined('request_malformed', 'request_malformed', {
      status: 'Malformed',
      code: '3000',
      detail: 'The request was malformed.',
    }),
  },
  {
    number: '4000000000000101',
    name: 'invalid',
    ...plain,
    decision: declined('request_invalid', 'request_invalid', {
      status: 'Invalid',
      code: '3001',
      detail: 'The request held an invalid value.',
    }),
  },
  {
    number: '4000000000000119',
    name: 'authenticated (Opayo)',
    challenge: 'page',
    decision: { ...approved, opayo: { status: 'Authenticated', code: '0001', detail: 'The card was authenticated.' } },
  },
  {
    number: '4000000000000127',
    name: 'registered (Opayo)',
    ...plain,
    decision: { ...approved, opayo: { status: 'Registered', code: '0002', detail: 'The card was registered.' } },
  },
  { number: '4000000000000135', name: 'the gateway fails', ...plain, decision: approved, fault: 'gateway-error' },
  {
    number: '4000000000000143',
    name: 'the gateway returns invalid data',
    ...plain,
    decision: approved,
    fault: 'unreadable-answer',
  },
  {
    number: '4000000000000150',
    name: 'approved, the answer is lost',
    ...plain,
    decision: approved,
    fault: 'answer-lost',
  },
  {
    number: '4000000000000168',
    name: 'approved, silent for a minute',
    ...plain,
    decision: approved,
    fault: 'answer-slow',
  },
  { number: '4000000000000176', name: 'the request is lost', ...plain, decision: approved, fault: 'no-answer' },
  {
    number: '4000000000000184',
    name: 'approved, its webhooks are lost',
    challenge: 'page',
    decision: approved,
    fault: 'webhook-lost',
  },
  {
    number: '4000000000000192',
    name: 'approved, its webhooks come twice',
    challenge: 'page',
    decision: approved,
    fault: 'webhook-twice',
  },
  {
    number: '4000000000000200',
    name: 'approved, its webhooks come late',
    challenge: 'page',
    decision: approved,
    fault: 'webhook-late',
  },
  {
    number: '4000000000000218',
    name: 'declined, a forged webhook says approved',
    ...plain,
    decision: declined('20005', 'Declined - Do not honour'),
    fault: 'webhook-forged',
  },
  {
    number: '4000000000000226',
    name: 'approved, refunds are rejected at first',
    ...plain,
    decision: approved,
    fault: 'refund-refused-at-first',
  },
  {
    number: '4000000000000234',
    name: 'approved, the capture is rejected at first',
    ...plain,
    decision: approved,
    fault: 'capture-refused-at-first',
  },
]

/** A valid number that both providers refuse to tokenize. */
export const refusedNumber = '4000000000000242'

const usual: TestCard = { number: '', name: 'any other', challenge: 'page', decision: approved }

/** The test card of a number. */
export const cardOf = (number: string): TestCard =>
  testCards.find(card => card.number === number) ?? { ...usual, number }

/** Luhn check of ISO/IEC 7812. */
export function isSound(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
