import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffRoles } from '#contract/staff/office-roles'
import type { StaffMember } from '#contract/staff/staff'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { PersonForm } from './person-form'

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
