import type { StaffPerson } from '#contract/staff/staff'
import { useLanguage, useT } from '#web/messages'
import styles from './admin-layout.module.css'

/** The limits of the signed-in person's own roles: places, and permissions that only read. */
export function OwnLimits({ me: { limitedTo, readsOnly } }: { me: StaffPerson }) {
  const t = useT()
  const language = useLanguage()
  const listed = (names: string[]) => new Intl.ListFormat(language, { type: 'unit' }).format(names)
  if (limitedTo.length + readsOnly.length === 0) return null
  return (
    <p className={styles.limits}>
      {limitedTo.length > 0 && (
        <span>{t('admin_limited_to', { places: listed(limitedTo.map(place => place[language])) })}</span>
      )}
      {readsOnly.length > 0 && (
        <span>{t('admin_reads_some', { list: listed(readsOnly.map(one => t(`admin_right_${one}`))) })}</span>
      )}
    </p>
  )
}
