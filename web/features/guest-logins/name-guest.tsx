import type { GuestLogin } from '#contract/guest-logins'
import { forgetDraft, useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './guest-logins.module.css'

interface NameGuestProps {
  guest: GuestLogin
  onClose: (changed: boolean) => void
}

/** Changes a guest's name. */
export function NameGuest({ guest: { id, profile }, onClose }: NameGuestProps) {
  const t = useT()
  const draft = `guest ${id}`
  const close = () => {
    forgetDraft(draft)
    onClose(false)
  }
  const { state, problem, fault, props } = useForm<{ firstname: string; lastname: string }>(
    async body => {
      await ownApi('POST /core/guestlogins/{id}/profile', { params: { id }, body })
      onClose(true)
    },
    { draft, shape: async () => (await import('#contract/forms/account')).guestNamesForm },
  )
  return (
    <Dialog title={t('own_guest_rename')} onClose={close}>
      <form className={styles.form} {...props}>
        <Input
          name="firstname"
          label={t('own_guest_firstname')}
          defaultValue={profile.firstname}
          error={fault('firstname')}
          required
        />
        <Input
          name="lastname"
          label={t('own_guest_lastname')}
          defaultValue={profile.lastname}
          error={fault('lastname')}
          required
        />
        <Problem>{problem}</Problem>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'own_saving' : 'own_save')}
        </Button>
      </form>
    </Dialog>
  )
}
