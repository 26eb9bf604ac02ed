import type { Permission } from '#domain/actor'
import { useT } from '#web/messages'
import { Tag } from '#web/ui/tag'
import styles from './desk.module.css'

/** A staff member's permissions as text. */
export function Rights({ of }: { of: readonly Permission[] }) {
  const t = useT()
  if (of.length === 0) return <p className={styles.soft}>{t('desk_right_none')}</p>
  return (
    <ul className={styles.rights}>
      {of.map(permission => (
        <li key={permission}>
          <Tag>{t(`desk_right_${permission}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}
