import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { BookingShown } from '#contract/booking-shapes'
import type { PageOf } from '#contract/pages'
import type { CardPaymentShown } from '#contract/payments'
import { change, counterBounds } from '#domain/guests'
import type { CurrencyId } from '#domain/money'
import type { Stay } from '#domain/stay'
import { NotCome, OwnRoom } from '#web/features/own-account/public'
import { useStanding } from '#web/features/session/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Counter } from '#web/ui/counter'
import { InternalLink } from '#web/ui/internal-link'
import styles from './booking.module.css'
import { HoldForm } from './hold-form'
import { Layout } from './layout'
import { LogInLine } from './log-in-line'
import { NothingHere } from './nothing-here'
import { Outcome } from './outcome'
import { PriceChanged } from './price-changed'
import { OfferedRates } from './rates/offered-rates'
import { Refused } from './refused'
import { byRate, offeredStay } from './sold-stay'
import { type StayWish, writeWish } from './stay-wish'
import { useOffer } from './use-offer'
import { YoungGuests } from './young-guests'

const counters = ['adults', 'children', 'infants'] as const

interface OfferProps {
  page: PageOf<'own'>
  first: StayWish
  /** Another stay is already held. */
  held?: boolean
  /** The expired booking before this one: its details prefill the new one. */
  before?: BookingShown
  /** Outcome of a payment that came too late. */
  payment?: CardPaymentShown | null | undefined
}

/** A stay with its price and terms; if unavailable, the reason and alternatives. */
export function Offer({ page, first, held = false, before, payment }: OfferProps) {
  const t = useT()
  const { pathname } = useLocation()
  const standing = useStanding()
  const [wish, setWish] = useState(first)
  const {
    offer,
    failed,
    again,
    hear,
    before: dearer,
  } = useOffer(wish, before?.bookingPaymentCurrencyId as CurrencyId | undefined)
  const address = writeWish(wish)
  const begun = writeWish(first)

  // Bypasses the router, since the page stays the same.
  useEffect(() => {
    if (location.pathname === pathname && address !== begun)
      history.replaceState(history.state, '', pathname + address + location.hash)
  }, [pathname, address, begun])

  if (offer?.kind === 'no-villa') return <NothingHere page={page} />
  const sale = offer?.kind === 'sale' ? byRate(offer.sale, wish.ratePlan) : undefined
  const { guests } = wish
  const contact = standing.kind === 'somebody' ? standing.contact : undefined
  const choose = (stay: Stay) => setWish({ ...wish, stay })
  return (
    <Layout
      title={page.heading1}
      step="stay"
      villaId={wish.villaId}
      stay={sale ? offeredStay(wish, sale) : offer && null}
      notice={
        <>
          {payment && payment.state !== 'challenge' && <Outcome payment={payment} />}
          {before && (
            <div className={styles.note} role="status">
              <p>
                <strong>{t(before.status === 4 ? 'booking_cancelled' : 'booking_over')}</strong>
              </p>
              {before.status !== 4 && !payment && <p>{t('booking_over_text')}</p>}
            </div>
          )}
          {held && (
            <p className={styles.note}>
              {t('booking_other_held')} <InternalLink to="/secure/ob">{t('booking_to_held')}</InternalLink>
            </p>
          )}
        </>
      }
    >
      <section className={styles.part}>
        <h2>{t('booking_who_comes')}</h2>
        <div>
          {counters.map(counter => (
            <Counter
              key={counter}
              label={t(`guests_${counter}`)}
              value={guests[counter]}
              {...counterBounds(counter, guests)}
              {...(counter === 'adults' && { min: 1 })}
              onChange={by => {
                // Another party must state its young guests again.
                const { young: _, ...party } = wish
                setWish({ ...party, guests: change(guests, counter, by) })
              }}
            />
          ))}
          <YoungGuests
            villaId={wish.villaId}
            guests={guests}
            young={wish.young}
            onChange={young => setWish({ ...wish, young })}
          />
        </div>
      </section>
      {failed && <NotCome failed again={again} />}
      {!offer && !failed && <OwnRoom />}
      {offer?.kind === 'refused' && <Refused refused={offer.refused} wish={wish} onChoose={choose} onFree={again} />}
      {sale && <OfferedRates sale={sale} wish={wish} onChoose={ratePlan => setWish({ ...wish, ratePlan })} />}
      {sale && contact?.coSignIn && (
        <div className={styles.note}>
          <p>{t('booking_co_sign_in')}</p>
          <p>
            <ButtonLink to={`/enquiries${address}`} look="secondary">
              {t('booking_enquire')}
            </ButtonLink>
          </p>
        </div>
      )}
      {sale && !contact?.coSignIn && (
        <section className={styles.part}>
          <h2>{t('booking_hold')}</h2>
          <p>{t('booking_hold_text')}</p>
          {dearer && <PriceChanged before={byRate(dearer, wish.ratePlan)} now={sale} />}
          <HoldForm
            // Acceptance holds for these dates, this party and this rate only.
            key={address}
            wish={wish}
            sale={sale}
            before={before}
            onRefused={hear}
          />
          {!contact && <LogInLine />}
          {contact && !contact.guest && (
            <p className={styles.soft}>{t('booking_as', { email: contact.email ?? '' })}</p>
          )}
        </section>
      )}
    </Layout>
  )
}
