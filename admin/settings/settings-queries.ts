import { adminApi } from '#admin/session/staff-session-instance'
import type { OfficeSettings } from '#contract/staff/office-settings'
import type { StaffPerson } from '#contract/staff/staff'
import { useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'

/** Beginning of the keys of these queries. */
export const settingsKey = 'office settings '

/** All settings with their versions. */
export function useSettings(me: StaffPerson) {
  const language = useLanguage()
  return useQuery<OfficeSettings>(`${settingsKey}${language} ${me.id}`, signal =>
    adminApi('GET /office/settings', { query: { lang: language } }, { signal }),
  )
}
