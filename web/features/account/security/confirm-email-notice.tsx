import { errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../account-layout.module.css'

/** Reminder to confirm the e-mail address, with a button that resends the e-mail. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const t = useT()
  const { status, isSending, error, mutate } = useMutation(() => sessionApi('POST /core/contacts/confirmemail/send'))
  const problem = error !== undefined && errorMessage(error, t, { 'too-many-emails': t('account_too_many_emails') })
  return (
    <div className={styles.note}>
      <p>{t('account_confirm', { email })}</p>
      <FormError>{problem}</FormError>
      {status === 'done' ? (
        <p role="status">{t('account_confirm_sent')}</p>
      ) : (
        <Button variant="secondary" disabled={isSending} onClick={() => void mutate()}>
          {t('account_confirm_again')}
        </Button>
      )}
    </div>
  )
}
