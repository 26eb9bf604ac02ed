import { useState } from 'react'
import type { StaffPerson } from '#contract/staff'
import type { Permission } from '#domain/actor'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './desk.module.css'
import { deskApi } from './own-desk'
import { RightTicks } from './right-ticks'

/** Actions on a staff member that require confirmation, other than changes of name and permissions. */
type Act = 'resend' | 'factor' | 'leave' | 'back'

interface PersonDialogProps {
  person: StaffPerson
  onClose: (changed: boolean) => void
}

/** Changes another staff member's permissions, or whether they work here. */
export function PersonDialog({ person, onClose }: PersonDialogProps) {
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
      <p className={styles.soft}>{person.email}</p>
      {!person.left && <PersonForm person={person} onSaved={() => onClose(true)} />}
      <div className={styles.acts}>
        {acts.map(each => (
          <Button key={each} look="quiet" onClick={() => setAct(each)}>
            {t(`desk_act_${each}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

function PersonForm({ person, onSaved }: { person: StaffPerson; onSaved: () => void }) {
  const t = useT()
  const { state, problem, fault, props } = useForm<{ name: string; permissions: Permission[] }>(
    async body => {
      await deskApi('POST /office/people/{id}', { params: { id: person.id }, body })
      notify(t('desk_saved'), 'long')
      onSaved()
    },
    {
      shape: async () => (await import('#contract/forms/desk')).colleagueForm,
      words: { 'not-in-this-state': t('desk_not_oneself') },
    },
  )
  return (
    <form className={styles.form} {...props}>
      <Input name="name" label={t('desk_name')} defaultValue={person.name} error={fault('name')} required />
      <RightTicks ticked={person.permissions} />
      <Problem>{problem}</Problem>
      <Button type="submit" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'door_sending' : 'desk_save')}
      </Button>
    </form>
  )
}

interface ConfirmProps {
  act: Act
  person: StaffPerson
  onBack: () => void
  onDone: () => void
}

/** States the consequences and asks for confirmation. */
function Confirm({ act, person: { id, name, email }, onBack, onDone }: ConfirmProps) {
  const t = useT()
  const params = { id }
  const does = {
    resend: () => deskApi('POST /office/people/{id}/resend', { params }),
    factor: () => deskApi('POST /office/people/{id}/secondfactor/reset', { params }),
    leave: () => deskApi('POST /office/people/{id}', { params, body: { left: true } }),
    back: () => deskApi('POST /office/people/{id}', { params, body: { left: false } }),
  }
  return (
    <ConfirmDialog
      title={t(`desk_ask_${act}`, { name })}
      text={t(`desk_then_${act}`, { name, email })}
      action={t(`desk_act_${act}`)}
      decline={t('desk_not_now')}
      act={does[act]}
      onDone={() => {
        notify(t(`desk_done_${act}`, { name, email }), 'long')
        onDone()
      }}
      onClose={onBack}
    />
  )
}
