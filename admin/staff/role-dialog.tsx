import { useState } from 'react'
import { DraftBase, readDraftBase } from '#admin/merge/draft-base'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffRole } from '#contract/staff/office-roles'
import { type Permission, permissions } from '#domain/access/actor'
import { grantsOfFields } from '#domain/access/roles/staff-role-fields'
import { unlimitedPermissions } from '#domain/access/roles/staff-roles'
import type { RecordState } from '#domain/access/versions'
import { errorMessage, forgetDraft, useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'
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
type Grant = (typeof choices)[number]

const grantOf = (role: StaffRole, permission: Permission): Grant => {
  if (role.changes.includes(permission)) return 'changes'
  return role.reads.includes(permission) ? 'reads' : ''
}

/** Name and grants as fields that are merged one by one. */
const baseOf = (role: StaffRole) => ({
  revision: role.revision,
  fields: { name: role.name, ...Object.fromEntries(permissions.map(one => [one, grantOf(role, one)])) } as RecordState,
})

const roleOf = ({ name, ...grant }: RecordState) => {
  const { changes, reads } = grantsOfFields(grant as Record<Permission, string>)
  return { name: String(name), changes: [...changes], reads: [...reads] }
}

/** Adds a role of the company's own, or changes one. */
export function RoleDialog({ role, onClose, onRemove }: RoleDialogProps) {
  const t = useT()
  const language = useLanguage()
  const draft = `office role ${role?.id ?? 'new'}`
  const [base] = useState(() => role && readDraftBase(draft, baseOf(role)))
  const done = (name: string) => {
    forgetDraft(draft)
    showToast(t('admin_role_saved', { role: name }), 'long')
    onClose(true)
  }
  const { save, dialog, error } = useMergedSave<StaffRole>({
    send: ({ revision, fields }) =>
      adminApi('PUT /office/roles/{id}', { params: { id: role?.id ?? 0 }, body: { revision, role: roleOf(fields) } }),
    load: async () => {
      const { roles } = await adminApi('GET /office/roles', { query: { lang: language } })
      const current = roles.find(({ id }) => id === role?.id)
      return current && baseOf(current)
    },
    onSaved: saved => done(saved.name),
    nameOf: field => (field === 'name' ? t('admin_role_name') : t(`admin_right_${field as Permission}`)),
    show: (value, field) => (field === 'name' ? String(value) : t(`admin_role_grant_${(value as Grant) || 'none'}`)),
  })
  const messages = {
    'name taken': t('admin_role_taken'),
    'edited-meanwhile': t('admin_merge_needed'),
    'not-in-this-state': t('admin_role_own'),
    'last-administrator': t('admin_last_administrator'),
  }
  const { state, problem, fieldError, formProps } = useForm<RoleFields>(
    async ({ name, grant }, once) => {
      const fields = { name, ...Object.fromEntries(permissions.map(one => [one, grant?.[one] ?? ''])) }
      if (base) return void (await save(base, fields))
      await adminApi('POST /office/roles', { body: roleOf(fields) }, { idempotencyKey: once })
      done(name)
    },
    { draft, messages },
  )
  const nameError = fieldError('name') ?? fieldError('role.name')
  return (
    <Dialog title={role?.name ?? t('admin_role_add')} onClose={() => onClose(false)}>
      <form className={styles.form} {...formProps}>
        {base && <DraftBase base={base} />}
        <Input
          name="name"
          label={t('admin_role_name')}
          maxLength={80}
          autoComplete="off"
          defaultValue={base && String(base.fields.name)}
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
              defaultValue={String(base?.fields[permission] ?? '')}
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
