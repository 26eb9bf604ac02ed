import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import type { LinkPaymentShown } from '#contract/payment-links'
import { formatDays } from '#domain/formats'
import { api, CallError } from '#web/api'
import { useAsked } from '#web/asked'
import { NotCome, OwnRoom } from '#web/features/own-account/public'
import { linkSecret } from '#web/features/session/public'
import { useLanguage, useT } from '#web/messages'
import { HeadingWords } from '#web/ui/heading-words'
import { AcceptForm } from './accept-form'
import styles from './booking.module.css'
import { CardForm } from './card-form'
import { idIn } from './current-booking'
import { Outcome } from './outcome'
import { useCurrencyCode, useMoney } from './use-money'

/** How often the bank is asked after while it has not answered, in milliseconds. */
const pause = 2000

/** Null where there is nothing any more that the secret opens. */
async function unlessOver<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof CallError && error.status >= 404 && error.status <= 410 && error.code !== 'not-booked-yet')
      return null
    throw error
  }
}

/** What the link pays; `early` where it pays services of a villa that is not booked yet. */
async function showLink(secret: string, signal: AbortSignal) {
  try {
    return await unlessOver(api('POST /core/paymentlinks/show', { body: { secret } }, { signal }))
  } catch (error) {
    if (error instanceof CallError && error.code === 'not-booked-yet') return 'early'
    throw error
  }
}

/** How far what was begun with the link has come. */
function useLinkPayment(secret: string, id: number | undefined) {
  const lang = useLanguage()
  const { data, again } = useAsked(
    id === undefined ? undefined : `payment of link ${id} ${lang}`,
    signal => unlessOver(api('POST /core/paymentlinks/payment', { body: { secret, id: id ?? 0, lang } }, { signal })),
    { fresh: 0 },
  )
  const open = data?.state === 'open'
  useEffect(() => {
    if (!open) return
    const timer = setInterval(again, pause)
    return () => clearInterval(timer)
  }, [open, again])
  return data
}

/** What somebody else pays by a link, without an account: what it pays, and nothing of whose holiday it is. */
export default function PaymentLink({ page }: { page: PageOf<'own'> }) {
  const t = useT()
  const lang = useLanguage()
  const { search } = useLocation()
  const secret = linkSecret()
  const [begun, begin] = useState<number>()
  const {
    data: shown,
    failed,
    again,
  } = useAsked(secret === undefined ? undefined : 'payment link', signal => showLink(secret ?? '', signal), {
    fresh: 0,
  })
  const isEarly = shown === 'early'
  const link = isEarly ? null : shown
  const payment = useLinkPayment(secret ?? '', secret === undefined ? undefined : (begun ?? idIn(search, 'payment')))
  const money = useMoney(link?.currencyId ?? 1)
  const currency = useCurrencyCode(link?.currencyId ?? 1)
  const isPaid = payment?.state === 'paid'
  useEffect(() => {
    if (isPaid) again()
  }, [isPaid, again])
  const onAnswer = ({ id }: LinkPaymentShown) => {
    begin(id)
    scrollTo({ top: 0 })
  }
  if (secret !== undefined && link === undefined && !failed) return <OwnRoom />
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HeadingWords words={page.heading1} />
        </h1>
        {failed && <NotCome failed again={again} />}
        {!failed && !link && !payment && <p role="alert">{t(isEarly ? 'booking_link_early' : 'booking_link_over')}</p>}
        {link && (
          <p>
            <strong>
              {t('booking_link_of', { part: link.part, villa: link.villa, days: formatDays(link, lang) })}
            </strong>
          </p>
        )}
      </div>
      <div className={styles.main}>
        {payment && payment.state !== 'challenge' && <Outcome payment={payment} />}
        {link?.state === 'paid' && !payment && <p>{t('booking_link_paid')}</p>}
        {link?.state === 'open' && payment?.state !== 'open' && !isPaid && secret !== undefined && (
          <>
            <p>{t('booking_link_text', { villa: link.villa, amount: money(link.amount) })}</p>
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
                sum={{ amount: link.amount, currency }}
                action={t('booking_pay_part', { amount: money(link.amount) })}
                session={() => api('POST /core/paymentlinks/cardsession', { body: { secret } })}
                pay={(payer, card, once) => {
                  const body = { ...payer, secret, amount: link.amount, lang }
                  return 'token' in card
                    ? api(
                        'POST /core/paymentlinks/pay/card/checkout',
                        { headers: {}, body: { ...body, ...card } },
                        { once },
                      )
                    : api('POST /core/paymentlinks/pay/card', { headers: {}, body: { ...body, ...card } }, { once })
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
