import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffRole } from '#contract/staff/office-roles'
import { type Permission, permissions } from '#domain/access/actor'
import { grantsOfFields } from '#domain/access/roles/staff-role-fields'
import { unlimitedPermissions } from '#domain/access/roles/staff-roles'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import own from './roles.module.css'

interface RoleDialogProps {
  /** Undefined for a new role. */
  role: StaffRole | undefined
  onClose: (changed: boolean) => void
  onRemove: () => void
}

interface RoleFields {
  name: string
  grant?: Partial<Record<Permission, string>>
}

const choices = ['', 'reads', 'changes'] as const

/** Adds a role of the company's own, or changes one. */
export function RoleDialog({ role, onClose, onRemove }: RoleDialogProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<RoleFields>(
    async ({ name, grant }, once) => {
      const edited = { name, ...grantsOfFields(grant) }
      if (role)
        await adminApi('PUT /office/roles/{id}', {
          params: { id: role.id },
          body: {
            revision: role.revision,
            role: { ...edited, changes: [...edited.changes], reads: [...edited.reads] },
          },
        })
      else
        await adminApi(
          'POST /office/roles',
          { body: { ...edited, changes: [...edited.changes], reads: [...edited.reads] } },
          { idempotencyKey: once },
        )
      showToast(t('admin_role_saved', { role: name }), 'long')
      onClose(true)
    },
    {
      draft: `office role ${role?.id ?? 'new'}`,
      messages: {
        'name taken': t('admin_role_taken'),
        'edited-meanwhile': t('admin_role_stale'),
        'not-in-this-state': t('admin_role_own'),
        'last-administrator': t('admin_last_administrator'),
      },
    },
  )
  const granted = (permission: Permission) => {
    if (role?.changes.includes(permission)) return 'changes'
    return role?.reads.includes(permission) ? 'reads' : ''
  }
  const nameError = fieldError('name') ?? fieldError('role.name')
  return (
    <Dialog title={role?.name ?? t('admin_role_add')} onClose={() => onClose(false)}>
      <form className={styles.form} {...formProps}>
        <Input
          name="name"
          label={t('admin_role_name')}
          maxLength={80}
          autoComplete="off"
          defaultValue={role?.name}
          error={nameError}
          required
        />
        <div className={own.grants}>
          {permissions.map(permission => (
            <Select
              key={permission}
              name={`grant.${permission}`}
              label={t(`admin_right_${permission}`)}
              hint={
                unlimitedPermissions.includes(permission)
                  ? `${t(`admin_opens_${permission}`)}. ${t('admin_role_unlimited')}`
                  : t(`admin_opens_${permission}`)
              }
              defaultValue={granted(permission)}
            >
              {choices.map(choice => (
                <option key={choice} value={choice}>
                  {t(`admin_role_grant_${choice || 'none'}`)}
                </option>
              ))}
            </Select>
          ))}
        </div>
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
        </Button>
      </form>
      {role && (
        <div className={styles.acts}>
          <Button variant="quiet" onClick={onRemove}>
            {t('admin_role_remove')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
