import { formatDays } from '#domain/calendar/formats'
import { useMediaQuery } from '#web/hooks/use-hydrated'
import { useLanguage, useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import type { PricedStay } from '../hold/priced-stay'
import { useBookedVilla } from '../overview/use-booked-villa'
import { PriceBreakdown } from '../price-breakdown'
import { useMoneyFormatter } from '../thanks/use-money-formatter'
import styles from './stay-summary.module.css'

/** From this width it stands beside the steps; below it is a collapsible bar above them. */
const wideLayoutQuery = '(min-width: 1024px)'

interface SummaryProps {
  villaId: number
  /** Undefined while pending, null if it has no price. */
  stay: PricedStay | null | undefined
  /** Short form of the remaining time. */
  time?: string | undefined
  open?: boolean
}

/** Stay, money and terms, in view through all steps. */
export function StaySummary({ stay, villaId, time, open = false }: SummaryProps) {
  const t = useT()
  const isBeside = useMediaQuery(wideLayoutQuery)
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
  if (stay) return <PriceBreakdown stay={stay} />
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
  const { data } = useBookedVilla(id)
  return (
    <div className={styles.villa}>
      {data ? (
        <Picture picture={data.thumb} sizes="26rem" widest={1000} ratio="16 / 9" decorative />
      ) : (
        <Skeleton ratio="16 / 9" />
      )}
      <h2 className={styles.name}>{data?.name}</h2>
      <p className={styles.muted}>{data && `${data.loc}, ${data.region}`}</p>
      {stay && <p>{formatDays(stay.stay, language)}</p>}
    </div>
  )
}

function InShort({ stay, villaId, time }: SummaryProps) {
  const language = useLanguage()
  const money = useMoneyFormatter(stay?.currencyId ?? 1)
  const { data } = useBookedVilla(villaId)
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
