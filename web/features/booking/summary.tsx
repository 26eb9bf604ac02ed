import { formatDay, formatDays, formatPercent, formatWeekday } from '#domain/formats'
import { nightsOf } from '#domain/stay'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { Disclosure } from '#web/ui/disclosure'
import { useMedia } from '#web/ui/hydration'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import type { SoldStay } from './sold-stay'
import styles from './summary.module.css'
import { useMoney } from './use-money'
import { useVilla } from './use-villa'

/** Where it stands beside the steps; elsewhere it is a bar above them that unfolds. */
const beside = '(min-width: 1024px)'

interface SummaryProps {
  villaId: number
  /** Undefined while its price is on its way, null where it has none. */
  stay: SoldStay | null | undefined
  /** How long it is held, in few words. */
  time?: string | undefined
  open?: boolean
}

/** Stay, money and terms in one, in sight through all steps. */
export function Summary({ stay, villaId, time, open = false }: SummaryProps) {
  const t = useT()
  const isBeside = useMedia(beside)
  if (isBeside)
    return (
      <aside className={styles.side} aria-label={t('booking_summary')}>
        <VillaInShort id={villaId} stay={stay} />
        <Price stay={stay} />
      </aside>
    )
  if (stay === null) return null
  return (
    <aside className={open ? styles.unfolded : styles.bar} aria-label={t('booking_summary')}>
      <VisuallyHidden>
        <h2>{t('booking_summary')}</h2>
      </VisuallyHidden>
      <Disclosure summary={<InShort stay={stay} villaId={villaId} time={time} />} open={open}>
        <Price stay={stay} />
      </Disclosure>
    </aside>
  )
}

function Price({ stay }: Pick<SummaryProps, 'stay'>) {
  if (stay) return <Whole stay={stay} />
  if (stay === null) return null
  return (
    <div aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton share={0.6} />
    </div>
  )
}

function VillaInShort({ id, stay }: { id: number; stay: SummaryProps['stay'] }) {
  const language = useLanguage()
  const { data } = useVilla(id)
  return (
    <div className={styles.villa}>
      {data ? (
        <Picture picture={data.thumb} sizes="26rem" widest={1000} ratio="16 / 9" decorative />
      ) : (
        <Skeleton ratio="16 / 9" />
      )}
      <h2 className={styles.name}>{data?.name}</h2>
      <p className={styles.soft}>{data && `${data.loc}, ${data.region}`}</p>
      {stay && <p>{formatDays(stay.stay, language)}</p>}
    </div>
  )
}

function InShort({ stay, villaId, time }: SummaryProps) {
  const language = useLanguage()
  const money = useMoney(stay?.currencyId ?? 1)
  const { data } = useVilla(villaId)
  return (
    <span className={styles.short}>
      <span className={styles.shortName}>{data?.name}</span>
      <span className={styles.shortStay}>
        {stay && `${formatDays(stay.stay, language, 'short')} · `}
        <strong>{stay && money(stay.totalPrice)}</strong>
        {time && ` · ${time}`}
      </span>
    </span>
  )
}

function Whole({ stay: sold }: { stay: SoldStay }) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const { stay, guests, rooms, currencyId, lines, services, totalPrice, payments, terms } = sold
  const money = useMoney(currencyId)
  const code = currencies.find(({ id }) => id === currencyId)?.code ?? 'EUR'
  const balance = payments.find(({ kind }) => kind === 'balance')
  const [first] = payments
  const night = (line: SoldStay['lines'][number]) =>
    lines.length > 1
      ? t('booking_nights_from', { nights: line.quantity, day: formatWeekday(line.from, language) })
      : t('booking_nights', { nights: line.quantity })
  return (
    <div className={styles.whole}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('booking_arrival')}</dt>
          <dd>{formatWeekday(stay.from, language)}</dd>
        </div>
        <div>
          <dt>{t('booking_departure')}</dt>
          <dd>{formatWeekday(stay.to, language)}</dd>
        </div>
        <div>
          <dt>{t('booking_party')}</dt>
          <dd>{t('booking_party_told', { ...guests, nights: nightsOf(stay) })}</dd>
        </div>
        {rooms > 0 && (
          <div>
            <dt>{t('booking_bedrooms')}</dt>
            <dd>{rooms}</dd>
          </div>
        )}
      </dl>
      <section className={styles.part}>
        <h3>{t('booking_price', { code })}</h3>
        <dl className={styles.lines}>
          {lines.map(line => (
            <div key={line.from}>
              <dt>{night(line)}</dt>
              <dd>{money(line.price)}</dd>
            </div>
          ))}
          {services.map(({ name, price }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(price)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t('booking_total')}</dt>
            <dd>{money(totalPrice)}</dd>
          </div>
        </dl>
      </section>
      <section className={styles.part}>
        <h3>{t('booking_when_paid')}</h3>
        <dl className={styles.lines}>
          {first && (
            <div className={styles.now}>
              <dt>
                {balance
                  ? t('booking_deposit', { share: formatPercent(terms.depositPercent, language) })
                  : t('booking_at_once')}
                {first.paidAt && ` · ${t('booking_paid')}`}
              </dt>
              <dd>{money(first.amount)}</dd>
            </div>
          )}
          {balance && (
            <div>
              <dt>
                {t('booking_balance', { day: formatDay(balance.due, language) })}
                {balance.paidAt && ` · ${t('booking_paid')}`}
              </dt>
              <dd>{money(balance.amount)}</dd>
            </div>
          )}
          {services.map(({ name, price }) => (
            <div key={name}>
              <dt>{t('booking_apart', { name })}</dt>
              <dd>{money(price)}</dd>
            </div>
          ))}
        </dl>
        {sold.damageWaiverDepositAmount > 0 && (
          <p className={styles.soft}>
            {t('booking_damage', {
              deposit: money(sold.damageWaiverDepositAmount),
              waiver: money(sold.damageWaiverPrice),
            })}
          </p>
        )}
      </section>
      <section className={styles.part}>
        <h3>{t('booking_cancelling')}</h3>
        <ul className={styles.terms}>
          {balance ? (
            <>
              <li>{t('booking_cancel_free', { hours: terms.freeCancellationHours })}</li>
              <li>{t('booking_cancel_deposit', { day: formatDay(balance.due, language) })}</li>
            </>
          ) : (
            <li>{t('booking_cancel_late', { days: terms.balanceDays })}</li>
          )}
          <li>{t('booking_change_dates')}</li>
        </ul>
      </section>
    </div>
  )
}
