import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffFields } from '#contract/forms/staff'
import type { StaffRoles } from '#contract/staff/office-roles'
import { rolesOfFields } from '#domain/access/roles/staff-role-fields'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { PermissionCheckboxes } from './permission-checkboxes'
import { RoleFields } from './role-fields'

interface InviteStaffProps {
  roles: StaffRoles
  onClose: (changed: boolean) => void
}

/** Invites a new staff member, with roles. */
export function InviteStaff({ roles, onClose }: InviteStaffProps) {
  const t = useT()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<StaffFields>(
    async ({ name, email = '', permissions = [], ...fields }, once) => {
      const body = { name, email, permissions: [permissions].flat(), roles: rolesOfFields(fields) }
      await adminApi('POST /office/people', { body }, { idempotencyKey: once })
      showToast(t('admin_invited', { email: body.email }), 'long')
      onClose(true)
    },
    {
      draft: 'desk invitation',
      shape: async () => (await import('#contract/forms/staff')).staffFields,
      messages: { 'address-taken': t('admin_address_taken') },
    },
  )
  return (
    <Dialog title={t('admin_invite')} onClose={() => onClose(false)}>
      <form className={styles.form} {...props}>
        <p>{t('admin_invite_text')}</p>
        <Input name="name" label={t('admin_name')} autoComplete="off" error={fault('name')} required />
        <Input type="email" name="email" label={t('auth_email')} autoComplete="off" error={fault('email')} required />
        <RoleFields {...roles} held={[]} errorOf={fault} />
        <PermissionCheckboxes ticked={[]} />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_invite_send')}
        </Button>
      </form>
    </Dialog>
  )
}
