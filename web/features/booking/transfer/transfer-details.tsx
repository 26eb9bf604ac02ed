import type { BookingResponse } from '#contract/booking/booking-schemas'
import { writtenIban } from '#domain/people/bank-account'
import { sessionApi } from '#web/features/session/public'
import { useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Fact, Facts } from '#web/ui/facts'
import { QueryFallback } from '#web/ui/query-boundary'
import bookingStyles from '../booking.module.css'
import { useHeldUntil } from '../hold/hold-expiry'
import type { PayablePart } from '../payable-parts'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import { CopyButton } from './copy-button'
import { TransferCode } from './lazy'
import styles from './transfer.module.css'

interface TransferDetailsProps {
  booking: BookingResponse
  part: PayablePart['part']
}

/** The data of a transfer, each with a copy button, and until when the villa is held for it. */
export function TransferDetails({ booking, part }: TransferDetailsProps) {
  const t = useT()
  const { currencies } = useSite()
  const money = useMoneyFormatter(booking.bookingPaymentCurrencyId)
  const until = useHeldUntil(booking)
  const call = 'GET /core/bookings/{id}/transfer/{arg}'
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(
    `${call} ${booking.id} ${part} ${booking.balanceRemaining}`,
    signal => sessionApi(call, { params: { id: booking.id, arg: part } }, { signal }),
    { staleTime: 0 },
  )
  if (!data) return <QueryFallback failed={failed} again={again} />
  const { account, amount, reference, currencyId } = data
  const facts = [
    { name: t('transfer_amount'), text: String(amount), shown: money(amount) },
    { name: t('transfer_holder'), text: account.holder },
    { name: 'IBAN', text: account.iban, shown: writtenIban(account.iban) },
    ...(account.bic ? [{ name: 'BIC', text: account.bic }] : []),
    { name: t('transfer_reference'), text: reference },
  ]
  const isEuro = currencies.find(({ id }) => id === currencyId)?.code === 'EUR'
  return (
    <div className={styles.transfer}>
      <Facts>
        {until && <Fact name={t('transfer_until')}>{until}</Fact>}
        {facts.map(({ name, text, shown = text }) => (
          <Fact key={name} name={name} action={<CopyButton text={text} name={name} />}>
            <strong className={bookingStyles.reference}>{shown}</strong>
          </Fact>
        ))}
      </Facts>
      {isEuro && <TransferCode transfer={data} />}
    </div>
  )
}
