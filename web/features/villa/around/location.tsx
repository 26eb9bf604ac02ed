import type { VillaData } from '#contract/pages/villa'
import { type NearbyKind, nearbyKinds } from '#domain/geography/nearby'
import { PlaceMap } from '#web/features/map/lazy'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { Section } from '../section'
import { formatTravelTime, travelModeKeys } from '../travel-time'
import styles from './location.module.css'

const kinds: Record<NearbyKind, MessageKey> = {
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

/** Maximum distance in kilometres of places on the map, so that the villa stays recognisable. */
const maxMapDistanceKm = 30

/** The villa's location on a map, and travel times to places that guests ask about. */
export function Location({ villa: { property, usefulRegionInformation } }: { villa: VillaData }) {
  const t = useT()
  const language = useLanguage()
  const places = usefulRegionInformation.filter(({ kilometres }) => kilometres <= maxMapDistanceKm)
  const groups = nearbyKinds
    .map(kind => ({ kind, facts: property.nearby.filter(fact => fact.kind === kind) }))
    .filter(({ facts }) => facts.length > 0)
  return (
    <Section title={t('villa_where')}>
      <p className={styles.text}>{property.location}</p>
      <PlaceMap
        label={t('villa_place_map', { name: property.name })}
        villa={property}
        places={places}
        className={styles.map}
      />
      <p className={styles.note}>{t('villa_where_note')}</p>
      <div className={styles.kinds}>
        {groups.map(({ kind, facts }) => (
          <div key={kind} className={styles.kind}>
            <h3 className={styles.name}>{t(kinds[kind])}</h3>
            <dl>
              {facts.map(({ name, minutes, by }) => (
                <div key={`${name} ${by}`} className={styles.place}>
                  <dt>{name}</dt>
                  <dd>{t(travelModeKeys[by], { time: formatTravelTime(minutes, language) })}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}
