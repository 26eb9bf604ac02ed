import { useState } from 'react'
import { sayWhy } from '#web/features/forms/public'
import { ownApi, ownFile } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './own-frame.module.css'

/** Export of personal data as a file, and deletion by e-mail. */
export function OwnData({ contactId, coSignIn }: { contactId: string; coSignIn: boolean }) {
  const t = useT()
  const [problem, setProblem] = useState('')
  const [deletion, setDeletion] = useState<'none' | 'sending' | 'sent'>('none')

  const download = () => {
    setProblem('')
    ownFile(`/core/${coSignIn ? 'guestlogins' : 'contacts'}/${contactId}/data`, 'my-data.json').catch(
      (error: unknown) => setProblem(sayWhy(error, t, { failed: t('own_data_failed') })),
    )
  }

  const askToDelete = async () => {
    setProblem('')
    setDeletion('sending')
    try {
      await ownApi('POST /core/contacts/deleteaccount/send')
      setDeletion('sent')
    } catch (error) {
      setDeletion('none')
      setProblem(sayWhy(error, t, { 'too-many-emails': t('own_too_many_emails') }))
    }
  }

  return (
    <>
      <section className={styles.part}>
        <h2>{t('own_data')}</h2>
        <p>{t('own_data_text')}</p>
        <p>
          <Button look="secondary" onClick={download}>
            {t('own_data_get')}
          </Button>
        </p>
      </section>
      <section className={styles.part}>
        <h2>{t('own_delete')}</h2>
        {deletion === 'sent' ? (
          <p role="status">{t('own_delete_sent')}</p>
        ) : (
          <>
            <p>{t('own_delete_text')}</p>
            <p>
              <Button look="secondary" disabled={deletion === 'sending'} onClick={() => void askToDelete()}>
                {t('own_delete_ask')}
              </Button>
            </p>
          </>
        )}
        <Problem>{problem}</Problem>
      </section>
    </>
  )
}
