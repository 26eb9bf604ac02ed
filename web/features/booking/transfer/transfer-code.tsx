import type { TransferShown } from '#contract/booking/bookings'
import { epcText } from '#domain/people/bank-account'
import { centsOf } from '#domain/pricing/money'
import { useT } from '#web/messages'
import { QrCode } from '#web/ui/qr-code'
import styles from './transfer.module.css'

/** QR code that fills in a transfer in euros in banking apps. */
export default function TransferCode({ transfer: { account, amount, reference } }: { transfer: TransferShown }) {
  const t = useT()
  return (
    <figure className={styles.code}>
      <QrCode text={epcText({ ...account, cents: centsOf(amount), reference })} label={t('transfer_code')} />
      <figcaption>{t('transfer_code_text')}</figcaption>
    </figure>
  )
}
