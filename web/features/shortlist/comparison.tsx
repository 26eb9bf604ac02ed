import { type ReactNode, useState } from 'react'
import type { Comparison as Compared } from '#contract/villas/comparison'
import { addressDay } from '#domain/calendar/day'
import { formatDays } from '#domain/calendar/formats'
import { firstOf, type NearbyKind } from '#domain/geography/nearby'
import { PriceLine } from '#web/features/villa-price/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Dialog } from '#web/ui/dialog'
import { CheckIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import { Skeleton } from '#web/ui/skeleton'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './comparison.module.css'
import type { Shortlist } from './shortlist'
import { useNotes } from './shortlist-notes'
import { type ListedVilla, useListedVillas } from './use-listed-villas'
import type { PricingStay } from './use-pricing-stay'

interface ComparisonProps {
  villas: Shortlist
  asked: PricingStay
  onClose: () => void
  /** The visitor opens a villa. */
  onFollow: () => void
}

/** The decisive distances of a villa's page. A villa in a town needs no distance to a village. */
const ways = {
  beach: ['beach'],
  village: ['village', 'town'],
  town: ['town'],
  airport: ['airport'],
} as const satisfies Partial<Record<NearbyKind, readonly NearbyKind[]>>
const wayRows = Object.keys(ways) as (keyof typeof ways)[]

/** Amenities covered by the distances, by their fixed ids: walk to a beach, to a village. */
const toldByWays = [8, 9]

/** Villa comparison: a column per villa, a row per property. */
export default function Comparison({ villas, asked, onClose, onFollow }: ComparisonProps) {
  const t = useT()
  const lang = useLanguage()
  const notes = useNotes()
  const [differing, setDiffering] = useState(false)
  const { known, waiting, failed, again } = useListedVillas(villas, asked)
  const ids = villas.map(({ id }) => id).join(',')
  const more = useQuery<Compared>(`comparison ${ids} ${lang}`, signal =>
    api('GET /core/properties/comparison', { query: { ids, lang } }, { signal }),
  )
  const shown = villas.flatMap(({ id }) => known.get(id) ?? [])
  const comparedOf = ({ property }: ListedVilla) =>
    more.data?.villas.find(({ propertyId }) => propertyId === property.id)
  const has = (villa: ListedVilla, amenity: number) => comparedOf(villa)?.amenities.includes(amenity) ?? false
  const amenities = (more.data?.amenities ?? []).filter(({ id }) => !toldByWays.includes(id))
  const ofAll = amenities.filter(({ id }) => shown.every(villa => has(villa, id)))
  const { stay } = asked
  const days = stay && new URLSearchParams({ from: addressDay(stay.from), to: addressDay(stay.to) })

  const rows: { name: string; cells: ReactNode[]; same: boolean }[] = []
  const row = (name: string, cellOf: (villa: ListedVilla) => ReactNode, toldBy: (villa: ListedVilla) => unknown) => {
    const values = shown.map(toldBy)
    if (values.every(value => value === undefined)) return
    rows.push({ name, cells: shown.map(cellOf), same: values.every(value => value === values[0]) })
  }
  const facts = (name: string, textOf: (villa: ListedVilla) => string | number | undefined) =>
    row(name, villa => textOf(villa) ?? <Nothing />, textOf)

  row(
    stay ? t('shortlist_for_days', { days: formatDays(stay, lang, 'short') }) : t('compare_price'),
    villa => (
      <>
        <PriceLine property={villa.property} stay={stay} isPartyKnown={asked.guests.people > 0} />
        {villa.tooSmall && <p>{t('shortlist_too_small')}</p>}
      </>
    ),
    ({ property }) => `${property.totalPrice ?? property.priceFrom} ${property.booked}`,
  )
  facts(t('compare_place'), ({ property: { loc, region } }) => (loc === region ? region : `${loc}, ${region}`))
  facts(t('compare_sleeps'), ({ property }) => property.sleeps)
  facts(t('compare_beds'), ({ property }) => property.beds)
  facts(t('compare_baths'), ({ property }) => property.baths)
  facts(t('compare_rating'), villa => {
    const rating = comparedOf(villa)
    return rating?.starsAverage
      ? t('compare_stars', { stars: rating.starsAverage, count: rating.numberOfReviews })
      : undefined
  })
  for (const kind of wayRows) {
    facts(t(`compare_${kind}`), villa => {
      const fact = firstOf(comparedOf(villa)?.nearby ?? [], ways[kind])
      return fact && t('compare_way', { minutes: fact.minutes, by: fact.by, name: fact.name })
    })
  }
  facts(t('compare_note'), ({ property }) => notes[property.id] || undefined)
  for (const { id, name } of amenities) {
    if (ofAll.some(amenity => amenity.id === id)) continue
    row(
      name,
      villa => (has(villa, id) ? <Yes /> : <Nothing />),
      villa => has(villa, id),
    )
  }

  return (
    <Dialog title={t('compare_title')} place="screen" onClose={onClose}>
      {failed && (
        <p role="status">
          {t('shortlist_failed')}{' '}
          <Button variant="quiet" onClick={again}>
            {t('error_retry')}
          </Button>
        </p>
      )}
      {waiting && <Skeleton ratio="3 / 1" />}
      {shown.length > 0 && (
        <>
          <div className={styles.options}>
            <CheckboxField checked={differing} onChange={event => setDiffering(event.currentTarget.checked)}>
              {t('compare_differing')}
            </CheckboxField>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard. */}
          <section className={styles.scroll} tabIndex={0} aria-label={t('compare_title')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <td className={styles.corner} />
                  {shown.map(({ property }) => (
                    <th key={property.id} scope="col" className={styles.villa}>
                      <Picture picture={property.thumb} sizes="240px" widest={520} ratio="4 / 3" decorative />
                      <InternalLink
                        to={days ? `${property.url}?${days}` : property.url}
                        onClick={onFollow}
                        className={styles.name}
                      >
                        {property.name}
                      </InternalLink>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows
                  .filter(({ same }) => !differing || !same)
                  .map(({ name, cells }) => (
                    <tr key={name}>
                      <th scope="row" className={styles.what}>
                        {name}
                      </th>
                      {cells.map((cell, i) => (
                        <td key={shown[i]?.property.id} className={styles.cell}>
                          {cell}
                        </td>
                      ))}
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
          {!differing && ofAll.length > 0 && (
            <p className={styles.all}>
              {t('compare_all', { count: shown.length, amenities: ofAll.map(({ name }) => name).join(', ') })}
            </p>
          )}
          {more.isError && <p role="status">{t('shortlist_failed')}</p>}
        </>
      )}
    </Dialog>
  )
}

function Yes() {
  const t = useT()
  return (
    <>
      <CheckIcon className={styles.yes} />
      <VisuallyHidden>{t('compare_yes')}</VisuallyHidden>
    </>
  )
}

function Nothing() {
  const t = useT()
  return (
    <>
      <span aria-hidden="true" className={styles.none}>
        –
      </span>
      <VisuallyHidden>{t('compare_none')}</VisuallyHidden>
    </>
  )
}
