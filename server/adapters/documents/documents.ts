import { join } from 'node:path'
import { Piscina } from 'piscina'
import { Refusal } from '#contract/refusals'

type Entry = typeof import('#documents/entry')

/** What makes e-mails and papers: data in, markup out. */
export type Documents = {
  [Name in keyof Entry]: (data: Parameters<Entry[Name]>[0]) => Promise<Awaited<ReturnType<Entry[Name]>>>
}

/** Every document by the name of what makes it. */
export const documentNames: readonly (keyof Entry)[] = [
  'confirmationPaper',
  'invoicePaper',
  'letterAccount',
  'letterApplication',
  'letterApplicationOffice',
  'letterAsk',
  'letterCall',
  'letterDesk',
  'letterEnquiry',
  'letterEnquiryOffice',
  'letterFactSheet',
  'letterFeedback',
  'letterHold',
  'letterMatches',
  'letterPayment',
  'letterReferral',
  'letterWelcome',
  'listPage',
  'outboxMailPage',
  'outboxPage',
  'stayCalendar',
  'villaSheet',
]

/** The documents, each made by its name. */
export const documentsBy = (make: (name: keyof Entry, data: unknown) => Promise<unknown>): Documents =>
  Object.fromEntries(documentNames.map(name => [name, (data: unknown) => make(name, data)])) as Documents

const mostWaiting = 40
const restAfter = 10_000

/**
 * The documents of the built site. They are made in a thread of their own, which begins with the first and ends after a
 * rest: a paper takes half a second, in which requests would wait. Throws `unavailable` where too many are waiting.
 */
export function builtDocuments(dist: string): Documents & { stop: () => Promise<void> } {
  let pool: Piscina | undefined
  const open = () =>
    new Piscina({
      filename: join(dist, 'documents', 'entry.js'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: restAfter,
      maxQueue: mostWaiting,
      // It need not know what the site knows.
      env: { NODE_ENV: 'production' },
    })
  return {
    ...documentsBy((name, data) => {
      pool ??= open()
      if (pool.queueSize >= mostWaiting) throw new Refusal('unavailable')
      return pool.run(data, { name })
    }),
    stop: async () => pool?.destroy(),
  }
}
