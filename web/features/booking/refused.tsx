import { formatDays, weekdayNames } from '#domain/formats'
import { localPath } from '#domain/language'
import { nightsOf, type Stay } from '#domain/stay'
import { useOfficeNumber } from '#web/features/office/public'
import { type Translate, useLanguage, useT } from '#web/messages'
import { ArrowRightIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import styles from './booking.module.css'
import type { NearStay, RefusedStay, SimilarVilla } from './refused-stay'
import { type StayWish, writeWish } from './stay-wish'
import { useMoney } from './use-money'
import { WaitForStay } from './wait-for-stay'

interface RefusedProps {
  refused: RefusedStay
  wish: StayWish
  onChoose: (stay: Stay) => void
  /** The nights have become free. */
  onFree: () => void
}

function reasonOf(t: Translate, { reason, nights, weekdays }: RefusedStay, language: string): string {
  switch (reason) {
    case 'taken':
      return t('booking_no_taken')
    case 'changeover':
      return t('booking_no_changeover', { days: weekdayNames(weekdays, language as never) })
    case 'minimum':
      return t('booking_no_minimum', { nights })
    case 'maximum':
      return t('booking_no_maximum', { nights })
    case 'too-small':
      return t('booking_no_too_small')
    case 'past':
      return t('booking_no_past')
    case 'not-published':
      return t('booking_no_not_published')
    default:
      return t('booking_no_on_request')
  }
}

/** Why a stay cannot be had, and what can: its nearest free stays, one tap each, and villas that are free on the days. */
export function Refused({ refused, wish, onChoose, onFree }: RefusedProps) {
  const t = useT()
  const language = useLanguage()
  const { shown, link } = useOfficeNumber()
  const { nearStays, similarVillas, currencyId } = refused
  return (
    <section className={styles.part} aria-live="polite">
      <h2>{t('booking_no', { days: formatDays(wish.stay, language) })}</h2>
      <p>{reasonOf(t, refused, language)}</p>
      {nearStays.length > 0 && (
        <>
          <h3>{t('booking_near')}</h3>
          <ul className={styles.offers}>
            {nearStays.map(near => (
              <li key={near.from + near.to}>
                <Near near={near} currencyId={currencyId} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </>
      )}
      {similarVillas.length > 0 && (
        <>
          <h3>{t('booking_similar')}</h3>
          <ul className={styles.offers}>
            {similarVillas.map(villa => (
              <li key={villa.id}>
                <Similar villa={villa} currencyId={currencyId} wish={wish} />
              </li>
            ))}
          </ul>
        </>
      )}
      {refused.reason === 'taken' && (
        <>
          <h3>{t('booking_wait_title')}</h3>
          <WaitForStay key={writeWish(wish)} wish={wish} onFree={onFree} />
        </>
      )}
      <p>
        {t('booking_no_person')} <InternalLink to={`/enquiries${writeWish(wish)}`}>{t('booking_enquire')}</InternalLink>{' '}
        · <a href={link}>{shown}</a>
      </p>
    </section>
  )
}

interface NearProps {
  near: NearStay
  currencyId: number
  onChoose: (stay: Stay) => void
}

function Near({ near: { totalPrice, difference, ...stay }, currencyId, onChoose }: NearProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(currencyId)
  const compared = () => {
    if (difference === null) return ''
    if (difference === 0) return t('booking_near_same')
    return difference > 0
      ? t('booking_near_more', { price: money(difference) })
      : t('booking_near_less', { price: money(-difference) })
  }
  return (
    <button type="button" className={styles.offer} onClick={() => onChoose(stay)}>
      <span>
        {formatDays(stay, language)}
        <small>
          {t('booking_near_price', { nights: nightsOf(stay), price: money(totalPrice) })}
          {difference !== null && ` · ${compared()}`}
        </small>
      </span>
      <ArrowRightIcon className={styles.arrow} />
    </button>
  )
}

function Similar({ villa, currencyId, wish }: { villa: SimilarVilla; currencyId: number; wish: StayWish }) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(currencyId)
  const query = new URLSearchParams(writeWish(wish))
  query.delete('villa')
  return (
    <a className={styles.offer} href={`${localPath(villa.url, language)}?${query}`}>
      <span>
        {villa.name}
        <small>
          {t('booking_near_price', { nights: nightsOf(wish.stay), price: money(villa.totalPrice) })}
          {villa.misses.includes('region') && ` · ${t('booking_similar_elsewhere')}`}
        </small>
      </span>
      <ArrowRightIcon className={styles.arrow} />
    </a>
  )
}
