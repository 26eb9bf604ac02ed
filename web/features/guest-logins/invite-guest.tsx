import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import styles from './guest-logins.module.css'
import type { OwnTrip } from './own-trips'
import { ScopeFields } from './scope-fields'
import { type Scope, scopeIn } from './scope-values'

interface InviteGuestProps {
  trips: readonly OwnTrip[]
  /** A lead booker must confirm their e-mail address before they can invite. */
  mayInvite: boolean
  onInvited: () => void
}

type Invitation = { email: string; firstname: string; lastname: string } & Scope

/** Invites a guest to bookings. */
export function InviteGuest({ trips, mayInvite, onInvited }: InviteGuestProps) {
  const t = useT()
  const lang = useLanguage()
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Invitation>(
    async (guest, once) => {
      await sessionApi('POST /core/guestlogins/profile', { body: { ...guest, lang } }, { idempotencyKey: once })
      props.ref.current?.reset()
      onInvited()
    },
    {
      draft: 'invitation',
      shape: async () => {
        const { invitationForm } = await import('#contract/forms/account')
        return {
          safeParse: values => invitationForm.safeParse({ ...(values as object), ...scopeIn(values as object) }),
        }
      },
      messages: {
        'address-not-proven': t('account_invite_unproven'),
        'too-many-emails': t('account_too_many_emails'),
        'bookings missing': t('invite_scope_missing'),
      },
    },
  )
  const [only, ...others] = trips.filter(({ isPast }) => !isPast)
  const first: Scope = {
    role: 1,
    allBookings: trips.length === 0,
    bookings: only && others.length === 0 ? [only.id] : [],
    prices: false,
  }
  return (
    <section className={styles.by}>
      <h2>{t('account_invite')}</h2>
      {!mayInvite && <p>{t('account_invite_unproven')}</p>}
      <form className={styles.form} {...props}>
        <FieldRow>
          <Input name="firstname" label={t('account_guest_firstname')} error={fault('firstname')} required />
          <Input name="lastname" label={t('account_guest_lastname')} error={fault('lastname')} required />
        </FieldRow>
        <Input
          type="email"
          name="email"
          label={t('account_guest_email')}
          autoComplete="off"
          error={fault('email')}
          required
        />
        <ScopeFields trips={trips} scope={first} error={fault('bookings')} />
        <FormError>{problem}</FormError>
        {state === 'done' && <p role="status">{t('account_invite_done')}</p>}
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'account_saving' : 'account_invite_send')}
        </Button>
      </form>
    </section>
  )
}
