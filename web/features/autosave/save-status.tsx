import type { ReactNode } from 'react'
import { locales } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import { FormError } from '#web/ui/form-parts'
import styles from './autosave.module.css'
import type { Autosave } from './use-autosave'

interface SaveStatusProps {
  autosave: Pick<Autosave, 'state' | 'save'>
  /** When the row was last saved; null before the first time. */
  savedAt: string | null
  /** The effect of a failed save on the typed text. */
  failed: ReactNode
}

/** Whether what was typed is saved. */
export function SaveStatus({ autosave: { state, save }, savedAt, failed }: SaveStatusProps) {
  const t = useT()
  const language = useLanguage()
  const time = savedAt && new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(new Date(savedAt))
  const saved = time ? t('autosave_saved_at', { time }) : ''
  const isSaving = state === 'waiting' || state === 'saving'
  return (
    <>
      <p role="status" className={styles.status}>
        {state === 'saved' ? saved : isSaving ? t('autosave_saving') : ''}
      </p>
      {state === 'failed' && (
        <FormError>
          {failed}{' '}
          <button type="button" className={styles.link} onClick={() => void save()}>
            {t('error_retry')}
          </button>
        </FormError>
      )}
      {state === 'refused' && <FormError>{t('autosave_refused')}</FormError>}
    </>
  )
}
