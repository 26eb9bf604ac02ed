import { useId, useState } from 'react'
import type { Property } from '#contract/villa-search'
import { addressDay } from '#domain/day'
import { formatDays } from '#domain/formats'
import { localPath } from '#domain/language'
import type { SearchQuery } from '#domain/search/query'
import { nightsOf, type Stay } from '#domain/stay'
import { usePrice } from '#web/features/currency/public'
import { Heart } from '#web/features/shortlist/public'
import { useLanguage, useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { classes } from '#web/ui/classes'
import { Picture } from '#web/ui/picture'
import styles from './villa-card.module.css'

interface VillaCardProps {
  property: Property
  /** The nights that are asked for: their price is shown, and the villa's page opens with them. */
  stay?: Stay | undefined
  /** Who travels: the villa's page opens with them too, and so with the same price. */
  party?: Pick<SearchQuery, 'people' | 'party' | 'rooms'> | undefined
  /** The level of its heading in the page. */
  heading?: 'h2' | 'h3'
  /** How wide the picture is shown. */
  sizes?: string
  /** Among the first things seen: its picture does not wait. */
  first?: boolean
  /** Bathrooms are named too, and the place has a line of its own. */
  withBaths?: boolean
}

/** A villa in a list: the whole card leads to its page. */
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
  // What can be had instead is what the villa's page opens with.
  const meant = property.nearStay ?? property.stay ?? stay
  const counts = Object.entries({ people: party?.people, ...party?.party, rooms: party?.rooms })
  const asked = new URLSearchParams([
    ...(meant ? Object.entries({ from: addressDay(meant.from), to: addressDay(meant.to) }) : []),
    ...counts.flatMap(([name, count]): [string, string][] => (count ? [[name, String(count)]] : [])),
  ])
  const to = asked.size > 0 ? `${url}?${asked}` : url
  const [Pictures, setPictures] = useState<typeof import('./card-pictures').default>()
  // Where they do not come, the card keeps its first picture.
  const wake = () => void import('./card-pictures').then(({ default: More }) => setPictures(() => More)).catch(() => {})
  const facts = { place: loc === region ? 'other' : 'place', loc, region, sleeps, beds, baths }
  return (
    <article className={classes(styles.card, booked && styles.booked)} onPointerEnter={wake} onFocus={wake}>
      <div className={styles.picture}>
        <Picture picture={thumb} sizes={sizes} ratio="4 / 3" widest={1000} first={first} className={styles.image} />
        <Heart villa={{ id, name }} className={styles.heart} />
      </div>
      <Heading id={titled} className={styles.name}>
        <CardLink to={to}>{name}</CardLink>
      </Heading>
      {withBaths && <p className={styles.facts}>{loc === region ? region : `${loc}, ${region}`}</p>}
      <p className={styles.facts}>{t(withBaths ? 'villa_card_facts_baths' : 'villa_card_facts', facts)}</p>
      <PriceLine property={property} stay={stay} />
      {meant && !pending && (!booked || nearStay) && (
        <a
          className={styles.book}
          href={localPath(`/secure/ob?villa=${id}&${asked}`, language)}
          aria-describedby={titled}
        >
          {t('villa_card_book')}
        </a>
      )}
      {Pictures && <Pictures property={property} to={to} sizes={sizes} className={styles.image} />}
    </article>
  )
}

/** What it costs: for the stay asked for, or from so much a week; or that it is taken, or must be asked for. */
export function PriceLine({ property, stay }: Pick<VillaCardProps, 'property' | 'stay'>) {
  const t = useT()
  const price = usePrice()
  const language = useLanguage()
  const { booked, pending, otherDays, totalPrice, priceFrom, currencyId, pricedFor_Rooms: rooms, beds } = property
  const { stay: found, nearStay: near } = property
  const taken = booked && <p className={classes(styles.price, styles.soft)}>{t('villa_card_taken')}</p>
  if (booked && !near) return taken
  const priced = near ?? found ?? (stay && totalPrice !== null ? { ...stay, totalPrice } : undefined)
  const words = priced
    ? t('villa_card_for_nights', { price: price(priced.totalPrice, currencyId), nights: nightsOf(priced) })
    : t('villa_card_from_week', { price: price(priceFrom, currencyId) })
  return (
    <>
      {taken}
      <p className={styles.price}>
        {words}
        {pending && <span className={styles.ask}> · {t('villa_card_on_request')}</span>}
      </p>
      {rooms < beds && <p className={styles.facts}>{t('villa_card_part', { rooms, beds })}</p>}
      {/* A line of its own: the price changes its length with the visitor's currency, and nothing may move. */}
      {near && <p className={styles.days}>{t('villa_card_near', { dates: formatDays(near, language, 'short') })}</p>}
      {found && !near && <p className={styles.days}>{formatDays(found, language, 'short')}</p>}
      {otherDays && !near && !pending && <p className={styles.facts}>{t('villa_card_other_days')}</p>}
    </>
  )
}
