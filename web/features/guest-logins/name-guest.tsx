import type { GuestLogin } from '#contract/account/guest-logins'
import { forgetDraft, useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import styles from './guest-logins.module.css'

interface NameGuestProps {
  guest: GuestLogin
  onClose: (changed: boolean) => void
}

/** Changes a guest's name. */
export function RenameGuest({ guest: { id, profile }, onClose }: NameGuestProps) {
  const t = useT()
  const draft = `guest ${id}`
  const close = () => {
    forgetDraft(draft)
    onClose(false)
  }
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ firstname: string; lastname: string }>(
    async body => {
      await sessionApi('POST /core/guestlogins/{id}/profile', { params: { id }, body })
      onClose(true)
    },
    { draft, shape: async () => (await import('#contract/forms/account')).guestNamesForm },
  )
  return (
    <Dialog title={t('account_guest_rename')} onClose={close}>
      <form className={styles.form} {...props}>
        <Input
          name="firstname"
          label={t('account_guest_firstname')}
          defaultValue={profile.firstname}
          error={fault('firstname')}
          required
        />
        <Input
          name="lastname"
          label={t('account_guest_lastname')}
          defaultValue={profile.lastname}
          error={fault('lastname')}
          required
        />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'account_saving' : 'account_save')}
        </Button>
      </form>
    </Dialog>
  )
}
