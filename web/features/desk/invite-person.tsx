import type { Permission } from '#domain/actor'
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

interface Invited {
  name: string
  email: string
  permissions: Permission[]
}

/** Invites a new staff member, with permissions. */
export function InvitePerson({ onClose }: { onClose: (changed: boolean) => void }) {
  const t = useT()
  const { state, problem, fault, props } = useForm<Invited>(
    async (body, once) => {
      await deskApi('POST /office/people', { body }, { once })
      notify(t('desk_invited', { email: body.email }), 'long')
      onClose(true)
    },
    {
      draft: 'desk invitation',
      shape: async () => (await import('#contract/forms/desk')).inviteForm,
      words: { 'address-taken': t('desk_address_taken') },
    },
  )
  return (
    <Dialog title={t('desk_invite')} onClose={() => onClose(false)}>
      <form className={styles.form} {...props}>
        <p>{t('desk_invite_text')}</p>
        <Input name="name" label={t('desk_name')} autoComplete="off" error={fault('name')} required />
        <Input type="email" name="email" label={t('door_email')} autoComplete="off" error={fault('email')} required />
        <RightTicks ticked={[]} />
        <Problem>{problem}</Problem>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'door_sending' : 'desk_invite_send')}
        </Button>
      </form>
    </Dialog>
  )
}
