import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { Tour } from '#domain/people/accounts'
import { showToast } from '#web/features/toasts/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import type { TourStep } from './dashboard-steps'
import { hasSeenTour, noteTourSeen } from './seen-tours'
import styles from './tour-offer.module.css'

const loadDashboardSteps = () => import('./dashboard-steps').then(({ dashboardSteps }) => dashboardSteps)

interface TourOfferProps {
  contact: Pick<CurrentContact, 'id' | 'toursSeen' | 'loggedInAsContactAdmin'>
  /** The name under which it is remembered that it was seen. */
  tour?: Tour
  loadSteps?: () => Promise<readonly TourStep[]>
  /** Offers it to people who have not seen it. */
  offer?: string
  /** The welcome, beside which the tour is offered. */
  children?: ReactNode
}

/** Starts a guided tour, by default that of the dashboard. It is offered once, and the button remains. */
export function TourOffer({
  contact,
  tour = 'dashboard',
  loadSteps = loadDashboardSteps,
  offer,
  children,
}: TourOfferProps) {
  const t = useT()
  const language = useLanguage()
  const [isOffered, setOffered] = useState(() => !hasSeenTour(tour, contact))
  const [isLoading, setLoading] = useState(false)

  // A tour ends with its page.
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  const decline = () => {
    noteTourSeen(tour, contact)
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
