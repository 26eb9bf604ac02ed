import type { Ref } from 'react'
import type { InformationPack } from '#contract/booking/information-pack'
import { monthName } from '#domain/calendar/month-names'
import { useLanguage, useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './information-pack.module.css'
import { isArrivalPlace, PackArrival } from './pack-arrival'
import { PackCarHire } from './pack-car-hire'
import { PackContacts } from './pack-contacts'
import { PackPart } from './pack-part'
import { PackPlaces } from './pack-places'

/** All of the pack. It is also the copy that is read without a connection, so that nothing in it needs scripts. */
export function PackContent({ pack, ref }: { pack: InformationPack; ref: Ref<HTMLElement> }) {
  const t = useT()
  const language = useLanguage()
  const { villa, region, weather, packing, touristTax } = pack
  return (
    <article className={styles.pack} ref={ref}>
      <header className={styles.head}>
        {villa.picture && (
          <Picture picture={villa.picture} sizes="(min-width: 1024px) 50vw, 100vw" widest={1000} decorative first />
        )}
        <p className={styles.name}>{villa.name}</p>
        <p className={styles.muted}>{[villa.place, villa.region, villa.country].join(', ')}</p>
        <p>
          <InternalLink to={villa.url}>{t('pack_villa_page')}</InternalLink>
        </p>
      </header>
      <PackPart heading={t('pack_arrival')}>
        <PackArrival pack={pack} />
      </PackPart>
      <PackContacts pack={pack} />
      <PackHouse villa={villa} />
      <PackPart heading={t('pack_around')}>
        <p>{region.introduction}</p>
        <PackPlaces facts={villa.nearby.filter(fact => !isArrivalPlace(fact))} />
        {region.guidePath && (
          <p>
            <InternalLink to={region.guidePath}>{t('pack_region_guide', { region: villa.region })}</InternalLink>
          </p>
        )}
      </PackPart>
      {region.carHirePath && <PackCarHire path={region.carHirePath} />}
      {weather.length > 0 && (
        <PackPart heading={t('pack_weather')}>
          <ul className={styles.list}>
            {weather.map(({ month, air, sea }) => (
              <li key={month}>{t('pack_weather_month', { month: monthName(month, language, 'long'), air, sea })}</li>
            ))}
          </ul>
          {region.weatherPath && (
            <p>
              <InternalLink to={region.weatherPath}>{t('pack_weather_more')}</InternalLink>
            </p>
          )}
        </PackPart>
      )}
      <PackPart heading={t('pack_packing')}>
        <ul className={styles.list}>
          {packing.map(item => (
            <li key={item}>{t(`pack_pack_${item}`)}</li>
          ))}
        </ul>
      </PackPart>
      <PackPart heading={t('pack_tax')}>
        <p>{t(touristTax ? 'pack_tax_paid' : 'pack_tax_none')}</p>
      </PackPart>
    </article>
  )
}

/** Rules of the house, what the stay includes, and what the house has. */
function PackHouse({ villa: { houseRules, included, extras, amenities } }: { villa: InformationPack['villa'] }) {
  const t = useT()
  const groups = [
    [t('pack_rules'), houseRules],
    [t('pack_included'), included],
    [t('pack_extras'), extras],
  ] as const
  return (
    <PackPart heading={t('pack_house')}>
      <div className={styles.columns}>
        {groups
          .filter(([, lines]) => lines.length > 0)
          .map(([label, lines]) => (
            <div key={label}>
              <h3>{label}</h3>
              <ul className={styles.list}>
                {lines.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
      </div>
      {amenities.length > 0 && (
        <div>
          <h3>{t('pack_amenities')}</h3>
          <p>{amenities.join(' · ')}</p>
        </div>
      )}
    </PackPart>
  )
}
