import type { InformationPack } from '#contract/booking/information-pack'
import type { Day } from '#domain/calendar/day'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import styles from './information-pack.module.css'
import { PackPlaces } from './pack-places'

/** Guests arrive through these places, however far they are. */
export const isArrivalPlace = ({ kind }: InformationPack['villa']['nearby'][number]) =>
  kind === 'airport' || kind === 'port'

/** A position on the maps that guests use, by message of its link. */
const maps = [
  ['pack_map_google', (at: string) => `https://www.google.com/maps/search/?api=1&query=${at}`],
  ['pack_map_apple', (at: string) => `https://maps.apple.com/?q=${at}`],
  [
    'pack_map_osm',
    (at: string) => {
      const [lat, lng] = at.split(',')
      return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`
    },
  ],
] as const

/** When and how the guests arrive, with the villa's position. */
export function PackArrival({ pack }: { pack: InformationPack }) {
  const t = useT()
  const language = useLanguage()
  const { villa, adults, children, infants, reference } = pack
  const at = (day: Day, time: string | null, key: 'pack_arrive_from' | 'pack_leave_by') =>
    time ? t(key, { day: formatDay(day, language), time: formatTime(time, language) }) : formatDay(day, language)
  const facts = [
    [t('pack_arrive'), at(pack.from, villa.arrivalFrom, 'pack_arrive_from')],
    [t('pack_leave'), at(pack.to, villa.departureBy, 'pack_leave_by')],
    [t('pack_party_label'), t('pack_party', { adults, children, infants })],
    [t('pack_reference'), reference],
  ] as const
  const { lat, lng } = villa
  return (
    <>
      <dl className={styles.rows}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.muted}>{t('pack_zone')}</p>
      <p>{villa.location}</p>
      <PackPlaces facts={villa.nearby.filter(isArrivalPlace)} />
      <p>{t('pack_coordinates', { lat: lat.toFixed(5), lng: lng.toFixed(5) })}</p>
      <ul className={styles.links}>
        {maps.map(([name, addressOf]) => (
          <li key={name}>
            <a href={addressOf(`${lat},${lng}`)} target="_blank" rel="noreferrer">
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
