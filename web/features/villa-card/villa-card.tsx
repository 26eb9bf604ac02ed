import { useId, useState } from 'react'
import type { Property } from '#contract/villas/villa-search'
import { addressDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import type { SearchQuery } from '#domain/search/query'
import { localPath } from '#domain/text/language'
import { ShortlistToggle } from '#web/features/shortlist/public'
import { PriceLine } from '#web/features/villa-price/public'
import { useLanguage, useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { cx } from '#web/ui/cx'
import { Picture } from '#web/ui/picture'
import { Rating } from './rating'
import styles from './villa-card.module.css'

interface VillaCardProps {
  property: Property
  /** The requested dates: the card shows their price, and the villa's page opens with them. */
  stay?: Stay | undefined
  /** The party: the villa's page opens with it, hence with the same price. */
  party?: Pick<SearchQuery, 'people' | 'party' | 'rooms'> | undefined
  /** Heading level. */
  heading?: 'h2' | 'h3'
  /** `sizes` of the picture. */
  sizes?: string
  /** Above the fold: its picture loads eagerly. */
  first?: boolean
  /** Includes the bathrooms, and puts the place on its own line. */
  withBaths?: boolean
}

/** A villa in a list: the whole card links to its page. */
export function VillaCard({
  property,
  stay,
  party,
  heading: Heading = 'h3',
  sizes = '(min-width: 1024px) 30vw, (min-width: 768px) 45vw, 92vw',
  first = false,
  withBaths = false,
}: VillaCardProps) {
  const t = useT()
  const language = useLanguage()
  const titled = useId()
  const { id, name, url, loc, region, sleeps, beds, baths, booked, pending, nearStay, thumb } = property
  // An alternative stay takes precedence as the initial dates of the villa's page.
  const meant = property.nearStay ?? property.stay ?? stay
  const counts = Object.entries({ people: party?.people, ...party?.party, rooms: party?.rooms })
  const asked = new URLSearchParams([
    ...(meant ? Object.entries({ from: addressDay(meant.from), to: addressDay(meant.to) }) : []),
    ...counts.flatMap(([name, count]): [string, string][] => (count ? [[name, String(count)]] : [])),
  ])
  // Without a known party the price is that of all bedrooms.
  const query = new URLSearchParams(asked)
  if (!party?.people && !party?.rooms) query.set('rooms', String(property.pricedFor_Rooms))
  const to = asked.size > 0 ? `${url}?${asked}` : url
  const [Pictures, setPictures] = useState<typeof import('./card-pictures').default>()
  // If the pictures fail to load, the card keeps the first.
  const wake = () => void import('./card-pictures').then(({ default: More }) => setPictures(() => More)).catch(() => {})
  const facts = { place: loc === region ? 'other' : 'place', loc, region, sleeps, beds, baths }
  return (
    <article className={cx(styles.card, booked && styles.booked)} onPointerEnter={wake} onFocus={wake}>
      <div className={styles.picture}>
        <Picture picture={thumb} sizes={sizes} ratio="4 / 3" widest={1000} first={first} className={styles.image} />
        <ShortlistToggle villa={{ id, name }} className={styles.heart} />
      </div>
      <div className={styles.title}>
        <Heading id={titled} className={styles.name}>
          <CardLink to={to}>{name}</CardLink>
        </Heading>
        <Rating {...property} />
      </div>
      {withBaths && <p className={styles.facts}>{loc === region ? region : `${loc}, ${region}`}</p>}
      <p className={styles.facts}>{t(withBaths ? 'villa_card_facts_baths' : 'villa_card_facts', facts)}</p>
      <PriceLine property={property} stay={stay} isPartyKnown={Boolean(party?.people)} />
      {meant && !pending && (!booked || nearStay) && (
        <a
          className={styles.book}
          href={localPath(`/secure/ob?villa=${id}&${query}`, language)}
          aria-describedby={titled}
        >
          {t('villa_card_book')}
        </a>
      )}
      {Pictures && <Pictures property={property} to={to} sizes={sizes} className={styles.image} />}
    </article>
  )
}
