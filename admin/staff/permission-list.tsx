import styles from '#admin/ui/admin.module.css'
import type { Permission } from '#domain/access/actor'
import { useT } from '#web/messages'
import { Badge } from '#web/ui/badge'

/** A staff member's permissions as text. */
export function PermissionList({ of }: { of: readonly Permission[] }) {
  const t = useT()
  if (of.length === 0) return <p className={styles.muted}>{t('admin_right_none')}</p>
  return (
    <ul className={styles.rights}>
      {of.map(permission => (
        <li key={permission}>
          <Badge>{t(`admin_right_${permission}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
