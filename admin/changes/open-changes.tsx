import { adminApi } from '#admin/session/staff-session-instance'
import type { StaffPerson } from '#contract/staff/staff'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import styles from './changes.module.css'

/** How many change requests wait, and when the first answer is due; reserves its line while loading. */
export function OpenChanges({ me }: { me: StaffPerson }) {
  const t = useT()
  const language = useLanguage()
  const { data } = useQuery(
    `open changes ${me.id}`,
    signal => adminApi('GET /office/changes/count', undefined, { signal }),
    { staleTime: 0 },
  )
  if (!data) return <span className={styles.count} />
  const due = data.answerBy === null ? undefined : Date.parse(data.answerBy)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <span className={styles.count}>
      {t('admin_changes_waiting', { count: data.open })}
      {due !== undefined && (
        <>
          {' · '}
          <span className={due < Date.now() ? styles.overdue : undefined}>
            {t(due < Date.now() ? 'admin_change_overdue' : 'admin_change_due', {
              moment: formatShortDateTime(due, zone, language),
            })}
          </span>
        </>
      )}
    </span>
  )
}
