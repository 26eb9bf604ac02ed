import { useState } from 'react'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffRole } from '#contract/staff/office-roles'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { RoleDialog } from './role-dialog'
import { RoleSummary } from './role-summary'
import own from './roles.module.css'
import { useRoleName } from './use-role-name'

interface RoleListProps {
  roles: readonly StaffRole[]
  isAdding: boolean
  onChange: () => void
  /** The dialog of a new role is closed. */
  onClose: () => void
}

/** The roles with what they permit in words. Those of the company's own are edited and removed. */
export function RoleList({ roles, isAdding, onChange, onClose }: RoleListProps) {
  const t = useT()
  const nameOf = useRoleName()
  const [opened, setOpened] = useState<StaffRole>()
  const [removing, setRemoving] = useState<StaffRole>()
  const close = (changed: boolean) => {
    setOpened(undefined)
    onClose()
    if (changed) onChange()
  }
  return (
    <>
      <p className={styles.muted}>{t('admin_roles_text')}</p>
      <ul className={own.list}>
        {roles.map(role => (
          <li key={role.id} className={own.item}>
            <div className={styles.meta}>
              <p className={styles.rowName}>{nameOf(role)}</p>
              <RoleSummary role={role} />
            </div>
            <p className={styles.muted}>{t('admin_role_holders', { count: role.holders })}</p>
            {role.key ? (
              <p className={styles.muted}>{t('admin_role_fixed')}</p>
            ) : (
              <ChangeButton
                variant="secondary"
                aria-label={t('admin_change_of', { name: role.name })}
                onClick={() => setOpened(role)}
              >
                {t('admin_change')}
              </ChangeButton>
            )}
          </li>
        ))}
      </ul>
      {(isAdding || opened) && !removing && (
        <RoleDialog
          key={opened?.id}
          role={opened}
          onClose={close}
          onRemove={() => {
            setRemoving(opened)
            setOpened(undefined)
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={t('admin_role_remove_ask', { role: removing.name })}
          text={t('admin_role_remove_then')}
          action={t('admin_role_remove')}
          decline={t('admin_not_now')}
          words={{
            'role-in-use': t('admin_role_in_use'),
            'not-in-this-state': t('admin_role_own'),
            'edited-meanwhile': t('admin_role_stale'),
          }}
          act={() =>
            adminApi('DELETE /office/roles/{id}', {
              params: { id: removing.id },
              query: { revision: removing.revision },
            })
          }
          onDone={() => {
            showToast(t('admin_role_removed', { role: removing.name }), 'long')
            setRemoving(undefined)
            onChange()
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  )
}
