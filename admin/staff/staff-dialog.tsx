import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffFields } from '#contract/forms/staff'
import type { StaffRoles } from '#contract/staff/office-roles'
import type { StaffMember } from '#contract/staff/staff'
import { rolesOfFields } from '#domain/access/roles/staff-role-fields'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { PermissionCheckboxes } from './permission-checkboxes'
import { RoleFields } from './role-fields'

/** Actions on a staff member that require confirmation, other than changes of name and permissions. */
type Act = 'resend' | 'factor' | 'leave' | 'back'

interface PersonDialogProps {
  person: StaffMember
  roles: StaffRoles
  onClose: (changed: boolean) => void
}

/** Changes another staff member's roles, or whether they work here. */
export function StaffDialog({ person, roles, onClose }: PersonDialogProps) {
  const t = useT()
  const [act, setAct] = useState<Act>()
  const { name } = person
  const acts: Act[] = person.left
    ? ['back']
    : [
        ...(person.hasPassword ? [] : ['resend' as const]),
        ...(person.hasSecondFactor ? ['factor' as const] : []),
        'leave',
      ]
  if (act) return <Confirm act={act} person={person} onBack={() => setAct(undefined)} onDone={() => onClose(true)} />
  return (
    <Dialog title={name} onClose={() => onClose(false)}>
      <p className={styles.muted}>{person.email}</p>
      {!person.left && <PersonForm person={person} roles={roles} onSaved={() => onClose(true)} />}
      <div className={styles.acts}>
        {acts.map(each => (
          <Button key={each} variant="quiet" onClick={() => setAct(each)}>
            {t(`admin_act_${each}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

function PersonForm({ person, roles, onSaved }: Omit<PersonDialogProps, 'onClose'> & { onSaved: () => void }) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<StaffFields>(
    async ({ name, permissions = [], ...fields }) => {
      const body = { name, permissions: [permissions].flat(), roles: rolesOfFields(fields) }
      await adminApi('POST /office/people/{id}', { params: { id: person.id }, body })
      showToast(t('admin_saved'), 'long')
      onSaved()
    },
    {
      draft: `office person ${person.id}`,
      shape: async () => (await import('#contract/forms/staff')).staffFields,
      messages: {
        'not-in-this-state': t('admin_not_oneself'),
        'last-administrator': t('admin_last_administrator'),
      },
    },
  )
  return (
    <form className={styles.form} {...props}>
      <Input name="name" label={t('admin_name')} defaultValue={person.name} error={fault('name')} required />
      <RoleFields {...roles} held={person.roles} errorOf={fault} />
      <PermissionCheckboxes ticked={person.permissions} />
      <FormError>{problem}</FormError>
      <Button type="submit" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'auth_sending' : 'admin_save')}
      </Button>
    </form>
  )
}

interface ConfirmProps {
  act: Act
  person: StaffMember
  onBack: () => void
  onDone: () => void
}

/** States the consequences and asks for confirmation. */
function Confirm({ act, person: { id, name, email }, onBack, onDone }: ConfirmProps) {
  const t = useT()
  const params = { id }
  const does = {
    resend: () => adminApi('POST /office/people/{id}/resend', { params }),
    factor: () => adminApi('POST /office/people/{id}/secondfactor/reset', { params }),
    leave: () => adminApi('POST /office/people/{id}', { params, body: { left: true } }),
    back: () => adminApi('POST /office/people/{id}', { params, body: { left: false } }),
  }
  return (
    <ConfirmDialog
      title={t(`admin_ask_${act}`, { name })}
      text={t(`admin_then_${act}`, { name, email })}
      action={t(`admin_act_${act}`)}
      decline={t('admin_not_now')}
      act={does[act]}
      onDone={() => {
        showToast(t(`admin_done_${act}`, { name, email }), 'long')
        onDone()
      }}
      onClose={onBack}
    />
  )
}
