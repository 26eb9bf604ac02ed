import { useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { currentBy } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffRole } from '#contract/staff/office-roles'
import { type Permission, permissions } from '#domain/access/actor'
import { grantsOfFields } from '#domain/access/roles/staff-role-fields'
import { unlimitedPermissions } from '#domain/access/roles/staff-roles'
import type { RecordState } from '#domain/access/versions'
import { createIdempotencyKey, errorMessage, forgetDraft, useForm } from '#web/features/forms/public'
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

/** A role as fields: its name, and what it grants of each permission. */
const baseOf = ({ revision, name, changes, reads }: Pick<StaffRole, 'revision' | 'name' | 'changes' | 'reads'>) => ({
  revision,
  fields: {
    name,
    ...Object.fromEntries(
      permissions.map(one => [one, changes.includes(one) ? 'changes' : reads.includes(one) ? 'reads' : '']),
    ),
  } as Record<'name' | Permission, string>,
})

function roleOf({ name, ...grant }: RecordState) {
  const { changes, reads } = grantsOfFields(grant as Partial<Record<Permission, string>>)
  return { name: String(name), changes: [...changes], reads: [...reads] }
}

/** Adds a role of the company's own, or changes one. */
export function RoleDialog({ role, onClose, onRemove }: RoleDialogProps) {
  const t = useT()
  const draft = `office role ${role?.id ?? 'new'}`
  const [base] = useState(() => readDraftBase(draft, baseOf(role ?? { name: '', changes: [], reads: [], revision: 0 })))
  const { save, dialog, error } = useMergedSave<StaffRole>({
    send: ({ revision, fields }, once = createIdempotencyKey()) => {
      const edited = roleOf(fields)
      return role
        ? adminApi('PUT /office/roles/{id}', { params: { id: role.id }, body: { revision, role: edited } })
        : adminApi('POST /office/roles', { body: edited }, { idempotencyKey: once })
    },
    load: currentBy(baseOf),
    onSaved: saved => {
      forgetDraft(draft)
      showToast(t('admin_role_saved', { role: saved.name }), 'long')
      onClose(true)
    },
    nameOf: field => (field === 'name' ? t('admin_role_name') : t(`admin_right_${field as Permission}`)),
    show: (value, field) =>
      field === 'name' ? String(value) : t(`admin_role_grant_${(value as 'reads' | 'changes' | '') || 'none'}`),
  })
  const messages = {
    'name taken': t('admin_role_taken'),
    'edited-meanwhile': t('admin_merge_needed'),
    'not-in-this-state': t('admin_role_own'),
    'last-administrator': t('admin_last_administrator'),
  }
  const { state, problem, fieldError, formProps } = useForm<RoleFields>(
    ({ name, grant }, once) => save(base, { ...base.fields, name, ...grant }, once),
    { draft, messages },
  )
  const nameError = fieldError('name') ?? fieldError('role.name')
  return (
    <Dialog title={role?.name ?? t('admin_role_add')} onClose={() => onClose(false)}>
      <form className={styles.form} {...formProps}>
        <DraftBase base={base} />
        <Input
          name="name"
          label={t('admin_role_name')}
          maxLength={80}
          autoComplete="off"
          defaultValue={base.fields.name}
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
              defaultValue={base.fields[permission]}
            >
              {choices.map(choice => (
                <option key={choice} value={choice}>
                  {t(`admin_role_grant_${choice || 'none'}`)}
                </option>
              ))}
            </Select>
          ))}
        </div>
        <FormError>{error === undefined ? problem : errorMessage(error, t, messages)}</FormError>
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
      {dialog}
    </Dialog>
  )
}
