import styles from '#admin/ui/admin.module.css'
import type { StaffMember } from '#contract/staff/staff'
import { useT } from '#web/messages'
import { Badge } from '#web/ui/badge'
import { useHeldRoleText } from './use-role-name'

/** The roles of a staff member with their limits, and permissions of their own. */
export function HeldRoles({ person: { roles, permissions } }: { person: StaffMember }) {
  const t = useT()
  const textOf = useHeldRoleText()
  if (roles.length + permissions.length === 0) return <p className={styles.muted}>{t('admin_right_none')}</p>
  return (
    <ul className={styles.rights}>
      {roles.map(role => (
        <li key={role.roleId}>
          <Badge>{textOf(role)}</Badge>
        </li>
      ))}
      {permissions.map(permission => (
        <li key={permission}>
          <Badge tone="plain">{t(`admin_right_${permission}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}
