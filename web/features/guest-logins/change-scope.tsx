import type { GuestLogin } from '#contract/account/guest-logins'
import { forgetDraft, useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import styles from './guest-logins.module.css'
import type { OwnTrip } from './own-trips'
import { ScopeFields } from './scope-fields'
import { type Scope, scopeIn, scopeOf } from './scope-values'

interface ChangeScopeProps {
  guest: GuestLogin
  trips: readonly OwnTrip[]
  onClose: (changed: boolean) => void
}

/** Changes what a guest login can see. */
export function ChangeScope({ guest, trips, onClose }: ChangeScopeProps) {
  const t = useT()
  const { id, profile } = guest
  const draft = `scope ${id}`
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<Scope>(
    async body => {
      await sessionApi('POST /core/guestlogins/{id}/scope', { params: { id }, body })
      onClose(true)
    },
    {
      draft,
      shape: async () => {
        const { guestScopeForm } = await import('#contract/forms/account')
        return { safeParse: values => guestScopeForm.safeParse(scopeIn(values as object)) }
      },
      messages: { 'bookings missing': t('invite_scope_missing') },
    },
  )
  const close = () => {
    forgetDraft(draft)
    onClose(false)
  }
  return (
    <Dialog title={t('invite_scope_of', { name: `${profile.firstname} ${profile.lastname}`.trim() })} onClose={close}>
      <form className={styles.form} {...props}>
        <ScopeFields trips={trips} scope={scopeOf(guest)} error={fault('bookings')} />
        <FormError>{problem}</FormError>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'account_saving' : 'account_save')}
        </Button>
      </form>
    </Dialog>
  )
}
