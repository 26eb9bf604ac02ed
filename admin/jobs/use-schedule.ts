import type { JobSchedule } from '#contract/operations/office-jobs'
import { useLanguage, useT } from '#web/messages'

/** Formats the schedule of a job in words. */
export function useSchedule(): (schedule: JobSchedule) => string {
  const t = useT()
  const language = useLanguage()
  const list = new Intl.ListFormat(language)
  return schedule => {
    if (schedule.kind === 'minutes') return t('admin_jobs_every_minutes', { count: schedule.every })
    if (schedule.kind === 'daily') return t('admin_jobs_daily', { times: list.format(schedule.times) })
    return t('admin_jobs_every_hours', { count: schedule.every, minute: schedule.minute })
  }
}
