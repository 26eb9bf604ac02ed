import { useForm } from '#web/features/forms/public'
import { ownApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './own-frame.module.css'

interface InviteGuestProps {
  /** Whose address is not confirmed invites nobody yet. */
  mayInvite: boolean
  onInvited: () => void
}

/** Invites somebody to share one's bookings. */
export function InviteGuest({ mayInvite, onInvited }: InviteGuestProps) {
  const t = useT()
  const lang = useLanguage()
  const { state, problem, fault, props } = useForm<{ email: string; firstname: string; lastname: string }>(
    async (guest, once) => {
      await ownApi('POST /core/guestlogins/profile', { body: { ...guest, lang } }, { once })
      props.ref.current?.reset()
      onInvited()
    },
    {
      draft: 'invitation',
      shape: async () => (await import('#contract/forms/account')).guestLoginForm,
      words: { 'address-not-proven': t('own_invite_unproven'), 'too-many-emails': t('own_too_many_emails') },
    },
  )
  return (
    <section className={styles.part}>
      <h2>{t('own_invite')}</h2>
      {!mayInvite && <p className={styles.note}>{t('own_invite_unproven')}</p>}
      <form className={styles.form} {...props}>
        <Input name="firstname" label={t('own_guest_firstname')} error={fault('firstname')} required />
        <Input name="lastname" label={t('own_guest_lastname')} error={fault('lastname')} required />
        <Input
          type="email"
          name="email"
          label={t('own_guest_email')}
          autoComplete="off"
          error={fault('email')}
          required
        />
        <Problem>{problem}</Problem>
        {state === 'done' && <p role="status">{t('own_invite_done')}</p>}
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'own_saving' : 'own_invite_send')}
        </Button>
      </form>
    </section>
  )
}
