import { useT } from '#web/messages'

/** The jobs that have a name for people: all of the site. */
export const namedJobs = [
  'ask-for-feedback',
  'ask-scopes',
  'ask-to-confirm',
  'compare-books',
  'complete-stays',
  'confirm-call',
  'confirm-experiences',
  'count-search-events',
  'delete-removed-pictures',
  'delete-unsent-files',
  'encrypt-trips',
  'expire-picture-uploads',
  'expire-wine-orders',
  'export-search-records',
  'lapse-hours',
  'look-up-payments',
  'pass-on-application',
  'pass-on-enquiry',
  'pass-on-feedback',
  'plan-all-reminders',
  'plan-reminders',
  'publish-due-releases',
  'purge-missed-pages',
  'purge-pages',
  'read-channel',
  'read-due-channels',
  'reconcile-all',
  'reconcile-attempt',
  'refer-shortlist',
  'release-deposits',
  'release-experience-baskets',
  'remind-of-balances',
  'remind-of-deposits',
  'remind-of-payments',
  'return-money',
  'run-bulk-action',
  'send-fact-sheet',
  'send-mail',
  'send-reminders',
  'send-sign-in-link',
  'send-staff-recovery',
  'take-rates',
  'tell-of-payment',
  'tell-readings',
  'tell-waiting',
  'tidy-answers',
  'tidy-options',
  'tidy-sizes',
  'tidy-tables',
  'try-restore',
  'welcome',
] as const

const isNamed = (name: string): name is (typeof namedJobs)[number] => namedJobs.some(known => known === name)

/** Names a job for people. One of an earlier version, whose runs can still be there, keeps its technical name. */
export function useJobName(): (name: string) => string {
  const t = useT()
  return name => (isNamed(name) ? t(`admin_job_${name}`) : name)
}
