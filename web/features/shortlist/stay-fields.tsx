import { useState } from 'react'
import { addDays, parseDay } from '#domain/calendar/day'
import { formatDays } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import { localToday } from '#web/lib/local-today'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import styles from './shortlist-drawer.module.css'

interface StayFieldsProps {
  stay: Stay | undefined
  onChange: (stay: Stay | undefined) => void
}

/** Dates for the prices of the list, and a picker to change them. */
export function StayFields({ stay, onChange }: StayFieldsProps) {
  const t = useT()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [from, setFrom] = useState<string>(stay?.from ?? '')
  const [to, setTo] = useState<string>(stay?.to ?? '')
  const today = localToday()

  const enter = (days: { from: string; to: string }) => {
    setFrom(days.from)
    setTo(days.to)
    const [arrival, departure] = [parseDay(days.from), parseDay(days.to)]
    if (arrival && departure && arrival < departure && arrival >= today) onChange({ from: arrival, to: departure })
  }
  const wrong = from !== '' && to !== '' && (to <= from || from < today)
  return (
    <div className={styles.stay}>
      <p className={styles.days}>
        {stay ? t('shortlist_for_days', { days: formatDays(stay, language) }) : t('shortlist_without_days')}{' '}
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(stay ? 'shortlist_other_days' : 'shortlist_choose_days')}
        </Button>
      </p>
      {open && (
        <div className={styles.fields}>
          <Input
            type="date"
            label={t('shortlist_from')}
            value={from}
            min={today}
            onChange={event => enter({ from: event.currentTarget.value, to })}
          />
          <Input
            type="date"
            label={t('shortlist_to')}
            value={to}
            min={parseDay(from) ? addDays(from, 1) : today}
            error={wrong && t(from < today ? 'validation_past' : 'validation_not-after')}
            onChange={event => enter({ from, to: event.currentTarget.value })}
          />
          {stay && (
            <Button
              variant="quiet"
              onClick={() => {
                setFrom('')
                setTo('')
                onChange(undefined)
              }}
            >
              {t('shortlist_no_days')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
