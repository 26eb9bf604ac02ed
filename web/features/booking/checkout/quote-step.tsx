import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import type { PageOf } from '#contract/pages'
import type { CardPaymentResponse } from '#contract/payments/payments'
import type { Stay } from '#domain/calendar/stay'
import type { CurrencyId } from '#domain/pricing/money'
import { changeGuestCount, counterBounds } from '#domain/villas/guests'
import { AccountSkeleton } from '#web/features/account/public'
import { useAuthState } from '#web/features/session/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { NumberStepper } from '#web/ui/number-stepper'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import { HoldForm } from '../hold/hold-form'
import { byRate, fromQuote } from '../hold/priced-stay'
import { YoungGuests } from '../hold/young-guests'
import { NoBooking } from '../overview/no-booking'
import { OfferedRates } from '../rates/offered-rates'
import { CheckoutLayout } from './checkout-layout'
import { LogInPrompt } from './log-in-prompt'
import { PaymentOutcome } from './payment-outcome'
import { PriceChangeNotice } from './price-change-notice'
import { formatStayRequest, type StayRequest } from './stay-request'
import { UnavailableStay } from './unavailable-stay'
import { useQuote } from './use-quote'

const counters = ['adults', 'children', 'infants'] as const

interface OfferProps {
  page: PageOf<'own'>
  first: StayRequest
  /** Another stay is already held. */
  held?: boolean
  /** The expired booking before this one: its details prefill the new one. */
  before?: BookingResponse
  /** Outcome of a payment that came too late. */
  payment?: CardPaymentResponse | null | undefined
}

/** A stay with its price and terms; if unavailable, the reason and alternatives. */
export function QuoteStep({ page, first, held = false, before, payment }: OfferProps) {
  const t = useT()
  const { pathname } = useLocation()
  const standing = useAuthState()
  const [request, setRequest] = useState(first)
  const {
    offer,
    failed,
    again,
    hear,
    before: dearer,
  } = useQuote(request, before?.bookingPaymentCurrencyId as CurrencyId | undefined)
  const address = formatStayRequest(request)
  const begun = formatStayRequest(first)

  // Bypasses the router, since the page stays the same.
  useEffect(() => {
    if (location.pathname === pathname && address !== begun)
      history.replaceState(history.state, '', pathname + address + location.hash)
  }, [pathname, address, begun])

  if (offer?.kind === 'no-villa') return <NoBooking page={page} />
  const sale = offer?.kind === 'sale' ? byRate(offer.sale, request.ratePlan) : undefined
  const { guests } = request
  const contact = standing.kind === 'authenticated' ? standing.contact : undefined
  const choose = (stay: Stay) => setRequest({ ...request, stay })
  return (
    <CheckoutLayout
      title={page.heading1}
      step="stay"
      villaId={request.villaId}
      stay={sale ? fromQuote(request, sale) : offer && null}
      notice={
        <>
          {payment && payment.state !== 'challenge' && <PaymentOutcome payment={payment} />}
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
            <NumberStepper
              key={counter}
              label={t(`guests_${counter}`)}
              value={guests[counter]}
              {...counterBounds(counter, guests)}
              {...(counter === 'adults' && { min: 1 })}
              onChange={by => {
                // Another party must state its young guests again.
                const { young: _, ...party } = request
                setRequest({ ...party, guests: changeGuestCount(guests, counter, by) })
              }}
            />
          ))}
          <YoungGuests
            villaId={request.villaId}
            guests={guests}
            young={request.young}
            onChange={young => setRequest({ ...request, young })}
          />
        </div>
      </section>
      {failed && <QueryFallback failed again={again} />}
      {!offer && !failed && <AccountSkeleton />}
      {offer?.kind === 'refused' && (
        <UnavailableStay refused={offer.refused} request={request} onChoose={choose} onFree={again} />
      )}
      {sale && (
        <OfferedRates sale={sale} request={request} onChoose={ratePlan => setRequest({ ...request, ratePlan })} />
      )}
      {sale && contact?.coSignIn && (
        <div className={styles.note}>
          <p>{t('booking_co_sign_in')}</p>
          <p>
            <ButtonLink to={`/enquiries${address}`} variant="secondary">
              {t('booking_enquire')}
            </ButtonLink>
          </p>
        </div>
      )}
      {sale && !contact?.coSignIn && (
        <section className={styles.part}>
          <h2>{t('booking_hold')}</h2>
          <p>{t('booking_hold_text')}</p>
          {dearer && <PriceChangeNotice before={byRate(dearer, request.ratePlan)} now={sale} />}
          <HoldForm
            // Acceptance holds for these dates, this party and this rate only.
            key={address}
            request={request}
            sale={sale}
            before={before}
            onRefused={hear}
          />
          {!contact && <LogInPrompt />}
          {contact && !contact.guest && (
            <p className={styles.muted}>{t('booking_as', { email: contact.email ?? '' })}</p>
          )}
        </section>
      )}
    </CheckoutLayout>
  )
}
