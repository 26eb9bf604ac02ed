import { ChangeButton } from '#admin/permissions/may-change'
import styles from '#admin/ui/admin.module.css'
import { useMoment } from '#admin/ui/use-moment'
import type { CalendarEntry, CalendarVilla } from '#contract/staff/office-calendar'
import { formatDays } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import own from './calendar.module.css'
import { describeEntry } from './calendar-words'

interface CalendarListProps {
  villas: readonly CalendarVilla[]
  hasMore: boolean
  onMore: () => void
  onOpen: (entry: CalendarEntry, villa: CalendarVilla) => void
  onNew: (row: number) => void
}

/** Villas with their taken nights, for telephones. */
export function CalendarList({ villas, hasMore, onMore, onOpen, onNew }: CalendarListProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  return (
    <>
      <ul className={styles.rows}>
        {villas.map((villa, row) => (
          <li key={villa.id} className={own.listed}>
            <h2 className={styles.rowName}>{villa.name}</h2>
            <p className={styles.muted}>{villa.region}</p>
            {villa.entries.length === 0 ? (
              <p>{t('admin_calendar_free_all')}</p>
            ) : (
              <ul className={own.entries}>
                {villa.entries.map(entry => (
                  <li key={entry.id}>
                    <button type="button" className={own.line} onClick={() => onOpen(entry, villa)}>
                      <strong>{formatDays(entry, language, 'short')}</strong> {describeEntry(t, entry, moment)}
                    </button>
                  </li>
                ))}
              </ul>
            )}
            <ChangeButton
              permission="bookings"
              variant="secondary"
              aria-label={t('admin_calendar_new_of', { villa: villa.name })}
              onClick={() => onNew(row)}
            >
              {t('admin_calendar_new')}
            </ChangeButton>
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="secondary" onClick={onMore}>
          {t('admin_list_more')}
        </Button>
      )}
    </>
  )
}
