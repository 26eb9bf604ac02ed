import { type ReactNode, useEffect, useRef, useState } from 'react'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import type { TourStep } from './dashboard-steps'
import { hasSeenTour, noteTourSeen } from './seen-tours'
import styles from './tour-offer.module.css'

const loadDashboardSteps = () => import('./dashboard-steps').then(({ dashboardSteps }) => dashboardSteps)

interface TourOfferProps {
  contactId: string
  /** The name under which this browser remembers that it was seen. */
  tour?: string
  loadSteps?: () => Promise<readonly TourStep[]>
  /** Offers it to people who have not seen it. */
  offer?: string
  /** The welcome, beside which the tour is offered. */
  children?: ReactNode
}

/** Starts a guided tour, by default that of the dashboard. It is offered once, and the button remains. */
export function TourOffer({
  contactId,
  tour = 'dashboard',
  loadSteps = loadDashboardSteps,
  offer,
  children,
}: TourOfferProps) {
  const t = useT()
  const language = useLanguage()
  const [isOffered, setOffered] = useState(() => !hasSeenTour(tour, contactId))
  const [isLoading, setLoading] = useState(false)

  // A tour ends with its page.
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const decline = () => {
    noteTourSeen(tour, contactId)
    setOffered(false)
  }
  const start = async (opener: HTMLElement) => {
    if (isLoading) return
    setLoading(true)
    try {
      const [{ startTour }, steps] = await Promise.all([import('./start-tour'), loadSteps()])
      end.current = await startTour(language, { steps, opener, onEnd: decline })
    } catch {
      showToast(t('account_tour_failed'), 'long')
    } finally {
      setLoading(false)
    }
  }

  return (
    <div className={styles.offer}>
      <p>
        {children} {isOffered && (offer ?? t('account_tour_offer'))}
      </p>
      <p className={styles.actions}>
        <Button
          variant={isOffered ? 'secondary' : 'quiet'}
          data-tour="tour"
          aria-disabled={isLoading}
          onClick={event => void start(event.currentTarget)}
        >
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
