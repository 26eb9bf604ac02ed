import type { ReactNode } from 'react'
import { DestinationOptions, type SearchValues } from '#web/features/filters/public'
import { type SearchPanel, searchPanels } from '#web/features/filters/searched/lazy'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import styles from './search-bar.module.css'

interface NativeProps {
  id: string
  values: SearchValues
}

/** Native fields: they work without JavaScript, and the form sends them to the results page. */
export const nativeFields: Record<SearchField, (props: NativeProps) => ReactNode> = {
  where: Where,
  when: When,
  who: Who,
  bedrooms: Bedrooms,
}

function Where({ id, values }: NativeProps) {
  const t = useT()
  return (
    <select id={id} name="des" className={styles.native} defaultValue={values.des ?? ''}>
      <option value="">{t('search_anywhere')}</option>
      <DestinationOptions />
    </select>
  )
}

function When({ id, values }: NativeProps) {
  const t = useT()
  return (
    <span className={styles.dates}>
      <input
        id={id}
        type="date"
        name="startDate"
        className={styles.native}
        aria-label={t('search_check_in')}
        defaultValue={values.startDate}
      />
      <span aria-hidden="true">–</span>
      <input
        type="date"
        name="endDate"
        className={styles.native}
        aria-label={t('search_check_out')}
        defaultValue={values.endDate}
      />
    </span>
  )
}

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1)

function Who({ id, values }: NativeProps) {
  const t = useT()
  const { sleepsMax } = useSite()
  return (
    <select id={id} name="people" className={styles.native} defaultValue={values.people ?? ''}>
      <option value="">{t('guests_add')}</option>
      {upTo(sleepsMax).map(count => (
        <option key={count} value={count}>
          {t('guests_count', { count })}
        </option>
      ))}
    </select>
  )
}

function Bedrooms({ id, values }: NativeProps) {
  const t = useT()
  const { bedroomsMax } = useSite()
  return (
    <select id={id} name="rooms" className={styles.native} defaultValue={values.rooms ?? ''}>
      <option value="">{t('search_bedrooms_any')}</option>
      {upTo(bedroomsMax).map(count => (
        <option key={count} value={count}>
          {t('search_bedrooms_at_least', { count })}
        </option>
      ))}
    </select>
  )
}

/** The fields of the search bar in display order. */
export const searchFields = ['where', 'when', 'who', 'bedrooms'] as const
export type SearchField = (typeof searchFields)[number]

/** Replace the native fields after hydration. */
export const panels: Readonly<Record<SearchField, SearchPanel>> = {
  where: searchPanels.destination,
  when: searchPanels.dates,
  who: searchPanels.guests,
  bedrooms: searchPanels.bedrooms,
}
