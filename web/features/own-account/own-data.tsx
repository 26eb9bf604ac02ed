import { useState } from 'react'
import { CallError } from '#web/api'
import { ownApi, ownFile } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import styles from './own-frame.module.css'

/** What is kept of somebody, as a file; and the letter by which it is deleted. */
export function OwnData({ contactId }: { contactId: string }) {
  const t = useT()
  const [problem, setProblem] = useState('')
  const [deletion, setDeletion] = useState<'none' | 'sending' | 'sent'>('none')

  const failed = (error: unknown, otherwise: 'own_data_failed' | 'form_failed') =>
    setProblem(t(error instanceof CallError && error.status === 429 ? 'form_too_many' : otherwise))

  const download = () => {
    setProblem('')
    ownFile(`/core/contacts/${contactId}/data`, 'maestrale.json').catch(error => failed(error, 'own_data_failed'))
  }

  const askToDelete = async () => {
    setProblem('')
    setDeletion('sending')
    try {
      await ownApi('POST /core/contacts/deleteaccount/send')
      setDeletion('sent')
    } catch (error) {
      setDeletion('none')
      failed(error, 'form_failed')
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
