import { useState } from 'react'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from '../account-layout.module.css'
import { dashboardSteps } from './dashboard-steps'
import { hasSeenTour, noteTourSeen } from './seen-tours'

const tour = 'dashboard'

/** Starts the guided tour of the dashboard. It is offered once, and the button remains. */
export function TourOffer({ contactId }: { contactId: string }) {
  const t = useT()
  const language = useLanguage()
  const [isOffered, setOffered] = useState(() => !hasSeenTour(tour, contactId))
  const [isLoading, setLoading] = useState(false)

  const decline = () => {
    noteTourSeen(tour, contactId)
    setOffered(false)
  }
  const start = async () => {
    setLoading(true)
    try {
      const { startTour } = await import('./start-tour')
      await startTour(dashboardSteps, language, decline)
    } catch {
      showToast(t('account_tour_failed'), 'long')
    } finally {
      setLoading(false)
    }
  }

  return (
    <div className={isOffered ? styles.note : undefined}>
      {isOffered && <p>{t('account_tour_offer')}</p>}
      <p className={styles.actions}>
        <Button variant="secondary" data-tour="tour" disabled={isLoading} onClick={() => void start()}>
          {t('account_tour')}
        </Button>
        {isOffered && (
          <Button variant="quiet" onClick={decline}>
            {t('account_tour_not')}
          </Button>
        )}
      </p>
    </div>
  )
}
