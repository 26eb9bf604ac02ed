import { formatDays } from '#domain/calendar/formats'
import { nightsOf, type Stay } from '#domain/calendar/stay'
import { localPath } from '#domain/text/language'
import { useOfficeNumber } from '#web/features/office/public'
import { useLanguage, useT } from '#web/messages'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import styles from '../booking.module.css'
import { NearStays } from '../hold/near-stays'
import { refusalText } from '../refusal-text'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { JoinWaitingList } from './join-waiting-list'
import type { SimilarVilla, UnavailableStayProblem } from './parse-unavailable-stay'
import { formatStayRequest, type StayRequest } from './stay-request'

interface RefusedProps {
  refused: UnavailableStayProblem
  request: StayRequest
  onChoose: (stay: Stay) => void
  /** The dates have become free. */
  onFree: () => void
}

/**
 * Why a stay is unavailable, with alternatives: the nearest available stays, one tap each, and similar villas on the
 * same dates.
 */
export function UnavailableStay({ refused, request, onChoose, onFree }: RefusedProps) {
  const t = useT()
  const language = useLanguage()
  const { shown, link } = useOfficeNumber()
  const { nearStays, similarVillas, currencyId } = refused
  return (
    <section className={styles.part} aria-live="polite">
      <h2>{t('booking_no', { days: formatDays(request.stay, language) })}</h2>
      <p>{refusalText(t, refused, language)}</p>
      <NearStays stays={nearStays} currencyId={currencyId} onChoose={onChoose} />
      {similarVillas.length > 0 && (
        <>
          <h3>{t('booking_similar')}</h3>
          <ul className={styles.offers}>
            {similarVillas.map(villa => (
              <li key={villa.id}>
                <Similar villa={villa} currencyId={currencyId} request={request} />
              </li>
            ))}
          </ul>
        </>
      )}
      {refused.reason === 'taken' && (
        <>
          <h3>{t('booking_wait_title')}</h3>
          <JoinWaitingList key={formatStayRequest(request)} request={request} onFree={onFree} />
        </>
      )}
      <p>
        {t('booking_no_person')}{' '}
        <InternalLink to={`/enquiries${formatStayRequest(request)}`}>{t('booking_enquire')}</InternalLink> ·{' '}
        <a href={link}>{shown}</a>
      </p>
    </section>
  )
}

function Similar({ villa, currencyId, request }: { villa: SimilarVilla; currencyId: number; request: StayRequest }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoneyFormatter(currencyId)
  const query = new URLSearchParams(formatStayRequest(request))
  query.delete('villa')
  // Age limits differ elsewhere.
  query.delete('young')
  return (
    <a className={styles.offer} href={`${localPath(villa.url, language)}?${query}`}>
      <span>
        {villa.name}
        <small>
          {t('booking_near_price', { nights: nightsOf(request.stay), price: money(villa.totalPrice) })}
          {villa.misses.includes('region') && ` · ${t('booking_similar_elsewhere')}`}
        </small>
      </span>
      <ArrowRightIcon className={styles.arrow} />
    </a>
  )
}
