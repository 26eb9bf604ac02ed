import type { BookingShown } from '#contract/booking-shapes'
import { writtenIban } from '#domain/bank-account'
import { useAsked } from '#web/asked'
import { NotCome } from '#web/features/own-account/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Fact, Facts } from '#web/ui/facts'
import bookingStyles from '../booking.module.css'
import { useHeldUntil } from '../held-until'
import type { PayablePart } from '../payable-parts'
import { useMoney } from '../use-money'
import { CopyButton } from './copy-button'
import { TransferCode } from './lazy'
import styles from './transfer.module.css'

interface TransferDetailsProps {
  booking: BookingShown
  part: PayablePart['part']
}

/** The data of a transfer, each with a copy button, and until when the villa is held for it. */
export function TransferDetails({ booking, part }: TransferDetailsProps) {
  const t = useT()
  const { currencies } = useSite()
  const money = useMoney(booking.bookingPaymentCurrencyId)
  const until = useHeldUntil(booking)
  const call = 'GET /core/bookings/{id}/transfer/{arg}'
  const { data, failed, again } = useAsked(
    `${call} ${booking.id} ${part} ${booking.balanceRemaining}`,
    signal => ownApi(call, { params: { id: booking.id, arg: part } }, { signal }),
    { fresh: 0 },
  )
  if (!data) return <NotCome failed={failed} again={again} />
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
