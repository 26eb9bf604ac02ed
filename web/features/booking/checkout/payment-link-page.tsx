import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import type { LinkPaymentResponse } from '#contract/payments/payment-links'
import { formatDays } from '#domain/calendar/formats'
import { parseIdParam } from '#domain/text/id'
import { AccountSkeleton } from '#web/features/account/public'
import { forgetDraft } from '#web/features/forms/public'
import { useOfficeNumber } from '#web/features/office/public'
import { readPaymentLinkSecret } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Fact, Facts } from '#web/ui/facts'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from '../booking.module.css'
import { AcceptForm } from '../card/accept-form'
import { billingDraft, CardForm } from '../card/card-form'
import { useCurrencyCode, useMoneyFormatter } from '../thanks/use-money-formatter'
import { PaymentOutcome } from './payment-outcome'

/** Interval of polling while the bank has not decided, in milliseconds. */
const pollIntervalMs = 2000

/** Null if the secret is no longer valid. */
async function nullIfExpired<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status >= 404 && error.status <= 410 && error.code !== 'not-booked-yet')
      return null
    throw error
  }
}

/** The payment that the link is for; `early` where it pays services of a villa that is not booked yet. */
async function showLink(secret: string, signal: AbortSignal) {
  try {
    return await nullIfExpired(api('POST /core/paymentlinks/show', { body: { secret } }, { signal }))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-booked-yet') return 'early'
    throw error
  }
}

/** State of the payment that was begun with the link. */
function useLinkPayment(secret: string, id: number | undefined) {
  const lang = useLanguage()
  const { data, refetch: again } = useQuery(
    id === undefined ? undefined : `payment of link ${id} ${lang}`,
    signal =>
      nullIfExpired(api('POST /core/paymentlinks/payment', { body: { secret, id: id ?? 0, lang } }, { signal })),
    { staleTime: 0 },
  )
  const open = data?.state === 'open'
  useEffect(() => {
    if (!open) return
    const timer = setInterval(again, pollIntervalMs)
    return () => clearInterval(timer)
  }, [open, again])
  return data
}

/** Payment of a share by link, without an account: shows the client's name, as far as they allow it, and the amount. */
export default function PaymentLinkPage({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const lang = useLanguage()
  const { search } = useLocation()
  const { company } = useSite()
  const office = useOfficeNumber()
  const secret = readPaymentLinkSecret()
  const [begun, begin] = useState<number>()
  const {
    data: shown,
    isError: failed,
    refetch: again,
  } = useQuery(secret === undefined ? undefined : 'payment link', signal => showLink(secret ?? '', signal), {
    staleTime: 0,
  })
  const isEarly = shown === 'early'
  const link = isEarly ? null : shown
  const named = begun ?? parseIdParam(search, 'payment') ?? link?.payment ?? undefined
  const payment = useLinkPayment(secret ?? '', secret === undefined ? undefined : named)
  const money = useMoneyFormatter(link?.currencyId ?? 1)
  const currency = useCurrencyCode(link?.currencyId ?? 1)
  const isPaid = payment?.state === 'paid'
  useEffect(() => {
    if (!isPaid) return
    forgetDraft(billingDraft)
    again()
  }, [isPaid, again])
  const asked = {
    by: link?.askedBy ? 'named' : 'unnamed',
    name: link?.askedBy ?? '',
    company: company.name,
    villa: link?.villa ?? '',
    amount: money(link?.amount ?? 0),
  }
  const onAnswer = ({ id }: LinkPaymentResponse) => {
    begin(id)
    scrollTo({ top: 0 })
  }
  if (secret !== undefined && link === undefined && !failed) return <AccountSkeleton />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        {failed && <QueryFallback failed again={again} />}
        {!failed && !link && !payment && <p role="alert">{t(isEarly ? 'booking_link_early' : 'booking_link_over')}</p>}
        {link && !(payment && link.state === 'paid') && <p>{t(`booking_link_${link.state}`, asked)}</p>}
      </div>
      <div className={styles.main}>
        {payment && payment.state !== 'challenge' && <PaymentOutcome payment={payment} />}
        {link && (
          <Facts>
            {link.villa && <Fact name={t('booking_link_villa')}>{link.villa}</Fact>}
            <Fact name={t('booking_link_days')}>{formatDays(link, lang)}</Fact>
            <Fact name={t('booking_link_for')}>{t('booking_link_part', { part: link.part })}</Fact>
            {link.amount > 0 && <Fact name={t('booking_link_amount')}>{money(link.amount)}</Fact>}
            <Fact name={t('booking_link_reference')}>
              <span className={styles.reference}>{link.reference}</span>
            </Fact>
          </Facts>
        )}
        {link?.state === 'open' && payment?.state !== 'open' && !isPaid && secret !== undefined && (
          <>
            <p>
              {t('booking_link_text')} <a href={office.link}>{office.shown}</a>
            </p>
            {link.part === 'deposit' && link.conditions === null ? (
              <AcceptForm
                accept={async () => {
                  await api('POST /core/paymentlinks/conditions', { body: { secret, lang } })
                  again()
                }}
                onChanged={again}
              />
            ) : (
              <CardForm
                asksEmail
                sum={{ amount: link.amount, currency }}
                action={t('booking_pay_part', { amount: money(link.amount) })}
                session={() => api('POST /core/paymentlinks/cardsession', { body: { secret } })}
                pay={(payer, card, once) => {
                  const body = { ...payer, secret, amount: link.amount, lang }
                  return 'token' in card
                    ? api(
                        'POST /core/paymentlinks/pay/card/checkout',
                        { headers: {}, body: { ...body, ...card } },
                        { idempotencyKey: once },
                      )
                    : api(
                        'POST /core/paymentlinks/pay/card',
                        { headers: {}, body: { ...body, ...card } },
                        { idempotencyKey: once },
                      )
                }}
                onAnswer={onAnswer}
                onChanged={again}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}
