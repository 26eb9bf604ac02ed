import { join } from 'node:path'
import { Piscina } from 'piscina'
import { ProblemError } from '#contract/problems'

type Entry = typeof import('#documents/entry')

/** Renders e-mails and PDFs: data in, markup out. */
export type Documents = {
  [Name in keyof Entry]: (data: Parameters<Entry[Name]>[0]) => Promise<Awaited<ReturnType<Entry[Name]>>>
}

/** Every document by the name of its renderer: a missing or obsolete one does not compile. */
const names: Readonly<Record<keyof Entry, true>> = {
  confirmationPdf: true,
  informationPackPdf: true,
  invoicePdf: true,
  accountEmail: true,
  applicationEmail: true,
  applicationOfficeEmail: true,
  confirmSubscriptionEmail: true,
  callbackEmail: true,
  letterConfirmation: true,
  staffNotificationEmail: true,
  enquiryEmail: true,
  enquiryOfficeEmail: true,
  experienceAnswerEmail: true,
  experienceRequestEmail: true,
  factSheetEmail: true,
  feedbackEmail: true,
  letterGuests: true,
  holdEmail: true,
  letterInvitation: true,
  matchesEmail: true,
  messageEmail: true,
  forwardedEmail: true,
  letterPayer: true,
  paymentEmail: true,
  referralEmail: true,
  reminderEmail: true,
  serviceEmail: true,
  supplierEmail: true,
  transferEmail: true,
  welcomeEmail: true,
  wineEmail: true,
  subscriptionPage: true,
  outboxMailPage: true,
  outboxPage: true,
  stayCalendar: true,
  tripCalendar: true,
  factSheetPdf: true,
}

/** The documents, rendered by name. */
export const documentsBy = (make: (name: keyof Entry, data: unknown) => Promise<unknown>): Documents =>
  Object.fromEntries(
    (Object.keys(names) as (keyof Entry)[]).map(name => [name, (data: unknown) => make(name, data)]),
  ) as Documents

const mostWaiting = 40
const restAfter = 10_000

/**
 * The documents of the built site. A worker thread renders them, since a PDF takes half a second in which requests
 * would wait; it starts with the first and ends when idle. Throws `unavailable` where too many are queued.
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
      // The worker needs none of the site's secrets.
      env: { NODE_ENV: 'production' },
    })
  return {
    ...documentsBy((name, data) => {
      pool ??= open()
      if (pool.queueSize >= mostWaiting) throw new ProblemError('unavailable')
      return pool.run(data, { name })
    }),
    stop: async () => pool?.destroy(),
  }
}
