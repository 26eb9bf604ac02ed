import { formatDays } from '#domain/formats'
import { useLanguage, useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'
import { useMedia } from '#web/ui/hydration'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { SoldInFull } from './sold-in-full'
import type { SoldStay } from './sold-stay'
import styles from './summary.module.css'
import { useMoney } from './use-money'
import { useVilla } from './use-villa'

/** From this width it stands beside the steps; below it is a collapsible bar above them. */
const beside = '(min-width: 1024px)'

interface SummaryProps {
  villaId: number
  /** Undefined while pending, null if it has no price. */
  stay: SoldStay | null | undefined
  /** Short form of the remaining time. */
  time?: string | undefined
  open?: boolean
}

/** Stay, money and terms, in view through all steps. */
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
  if (stay) return <SoldInFull stay={stay} />
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
