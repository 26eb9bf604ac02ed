import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeVilla } from '#contract/staff/office-blocks'
import { useDebouncedValue } from '#web/hooks/use-debounced-value'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'

/** Milliseconds without a key before villas are looked for. */
const pauseMs = 300

export type ChosenVilla = Pick<OfficeVilla, 'id' | 'name'>

interface ChooseVillaProps {
  villa: ChosenVilla | undefined
  onChange: (villa: ChosenVilla | undefined) => void
  error?: string | undefined
  /** Finds villas by words; by default public ones, for staff of bookings. */
  find?: FindVillas
}

type FindVillas = (words: string, signal: AbortSignal) => Promise<{ villas: OfficeVilla[] }>

const findPublic: FindVillas = (words, signal) => adminApi('GET /office/villas', { query: { words } }, { signal })

/** Chooses a villa by a part of its name. */
export function ChooseVilla({ villa, onChange, error, find = findPublic }: ChooseVillaProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = useDebouncedValue(typed.trim(), pauseMs)
  const { data, isError } = useQuery(
    villa === undefined && words.length > 1 ? `office villas ${words}` : undefined,
    signal => find(words, signal),
  )
  if (villa)
    return (
      <div className={styles.chosen}>
        <p>
          <span className={styles.muted}>{t('admin_villa')}</span> {villa.name}
        </p>
        <Button variant="quiet" onClick={() => onChange(undefined)}>
          {t('admin_villa_other')}
        </Button>
      </div>
    )
  return (
    <div>
      <Input
        type="search"
        label={t('admin_villa')}
        hint={t('admin_villa_hint')}
        autoComplete="off"
        value={typed}
        error={error}
        onChange={event => setTyped(event.target.value)}
      />
      <p role="status" className={styles.muted}>
        {isError ? t('form_unreachable') : data ? t('admin_villa_count', { count: data.villas.length }) : ''}
      </p>
      {data && (
        <ul className={styles.options}>
          {data.villas.map(one => (
            <li key={one.id}>
              <Button variant="quiet" onClick={() => onChange(one)}>
                {one.name}, {one.region}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
