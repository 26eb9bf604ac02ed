import { useState } from 'react'
import { useNavigate } from 'react-router'
import { removeSharedList, useSharedLists } from '#web/features/shortlist/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError, api } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { localizePath } from '#web/ui/internal-link'
import styles from './shared-shortlist-view.module.css'

/** For the visitor who shared the list, in the same browser: a button that withdraws it. */
export function ManageSharedList({ id }: { id: string }) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const own = useSharedLists().find(list => list.id === id)
  const [state, setState] = useState<'idle' | 'sure' | 'removing' | 'failed'>('idle')
  if (!own) return null
  const remove = async () => {
    setState('removing')
    try {
      await api('DELETE /core/sharedshortlists/{id}', { params: { id }, headers: { token: own.token } })
    } catch (error) {
      // An already deleted list needs no deletion.
      if (!(error instanceof ApiError && error.status === 404)) return setState('failed')
    }
    removeSharedList(id)
    showToast(t('shared_removed'), 'long')
    void navigate(localizePath('/results', language), { replace: true })
  }
  return (
    <section className={styles.own} aria-label={t('shared_mine')}>
      <p>
        <strong>{t('shared_mine')}</strong>
        <br />
        {t('shared_mine_text')}
      </p>
      <p role="status" className={styles.problem}>
        {state === 'failed' && t('shared_remove_failed')}
      </p>
      {state === 'idle' ? (
        <Button variant="quiet" onClick={() => setState('sure')}>
          {t('shared_remove')}
        </Button>
      ) : (
        <p className={styles.actions}>
          <Button variant="secondary" disabled={state === 'removing'} onClick={remove}>
            {t('shared_remove_sure')}
          </Button>
          <Button variant="quiet" onClick={() => setState('idle')}>
            {t('shared_remove_not')}
          </Button>
        </p>
      )}
    </section>
  )
}
