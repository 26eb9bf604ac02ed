import { useState } from 'react'
import { errorMessage } from '#web/features/forms/public'
import { downloadFile, sessionApi } from '#web/features/session/public'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from '../account-layout.module.css'

/** Export of personal data as a file, and deletion by e-mail. */
export function DataExport({ contactId, coSignIn }: { contactId: string; coSignIn: boolean }) {
  const t = useT()
  const [problem, setProblem] = useState('')
  const deletion = useMutation(() => sessionApi('POST /core/contacts/deleteaccount/send'))

  const download = () => {
    setProblem('')
    downloadFile(`/core/${coSignIn ? 'guestlogins' : 'contacts'}/${contactId}/data`, 'my-data.json').catch(
      (error: unknown) => setProblem(errorMessage(error, t, { failed: t('account_data_failed') })),
    )
  }

  return (
    <>
      <section className={styles.part}>
        <h2>{t('account_data')}</h2>
        <p>{t('account_data_text')}</p>
        <p>
          <Button variant="secondary" onClick={download}>
            {t('account_data_get')}
          </Button>
        </p>
      </section>
      <section className={styles.part}>
        <h2>{t('account_delete')}</h2>
        {deletion.status === 'done' ? (
          <p role="status">{t('account_delete_sent')}</p>
        ) : (
          <>
            <p>{t('account_delete_text')}</p>
            <p>
              <Button variant="secondary" disabled={deletion.isSending} onClick={() => void deletion.mutate()}>
                {t('account_delete_ask')}
              </Button>
            </p>
          </>
        )}
        <FormError>
          {problem ||
            (deletion.error !== undefined &&
              errorMessage(deletion.error, t, { 'too-many-emails': t('account_too_many_emails') }))}
        </FormError>
      </section>
    </>
  )
}
