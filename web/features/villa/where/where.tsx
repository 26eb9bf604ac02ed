import type { VillaData } from '#contract/pages/villa'
import { PlaceMap } from '#web/features/map/lazy'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { Section } from '../section'
import { kilometres } from './distance-words'
import { type PlaceKind, placesByKind } from './places-by-kind'
import styles from './where.module.css'

const kinds: Record<PlaceKind, MessageKey> = {
  beach: 'villa_place_beach',
  village: 'villa_place_village',
  town: 'villa_place_town',
  restaurant: 'villa_place_restaurant',
  supermarket: 'villa_place_supermarket',
  sight: 'villa_place_sight',
  marina: 'villa_place_marina',
  port: 'villa_place_port',
  airport: 'villa_place_airport',
  hospital: 'villa_place_hospital',
}

/** So many places of a kind are named; the map shows the others. */
const ofKind = 3

/** Where the villa lies, on the map and in distances. */
export function Where({ villa: { property, usefulRegionInformation } }: { villa: VillaData }) {
  const t = useT()
  const language = useLanguage()
  return (
    <Section title={t('villa_where')}>
      <p className={styles.text}>{property.location}</p>
      <PlaceMap villa={property} places={usefulRegionInformation} className={styles.map} />
      <p className={styles.note}>{t('villa_where_note')}</p>
      <div className={styles.kinds}>
        {placesByKind(usefulRegionInformation).map(({ kind, places }) => (
          <div key={kind} className={styles.kind}>
            <h3 className={styles.name}>{t(kinds[kind])}</h3>
            <dl>
              {places.slice(0, ofKind).map(place => (
                <div key={place.id} className={styles.place}>
                  <dt>{place.name}</dt>
                  <dd>{kilometres(place.kilometres, language)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}
