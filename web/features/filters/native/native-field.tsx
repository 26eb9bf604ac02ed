import type { SearchQuery } from '#domain/search/query'
import { maximumPlaces } from '#domain/villas/guests'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import { DestinationOptions } from '../destinations/destination-options'
import { destinationNames } from '../filter-labels'
import styles from '../filters.module.css'
import type { Filter } from '../panels/panel'

interface NativeFieldProps {
  filter: Filter
  query: SearchQuery
}

/**
 * A native form field, for use without JavaScript. The search bar's fields differ (ADR-0020). Only the server renders
 * it; hydration leaves its HTML untouched and then removes it, so the client needs no code for it.
 */
export function NativeField({ filter, query }: NativeFieldProps) {
  if (import.meta.env.SSR) return <Written filter={filter} query={query} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the server's HTML untouched.
  return <div className={styles.native} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

function Written({ filter, query }: NativeFieldProps) {
  const t = useT()
  return (
    <div className={styles.native}>
      <Fields filter={filter} query={query} />
      <Button type="submit" wide>
        {t('filter_apply')}
      </Button>
    </div>
  )
}

function Fields({ filter, query }: NativeFieldProps) {
  const t = useT()
  const { bedroomsMax, amenityGroups } = useSite()
  switch (filter) {
    case 'destination':
      return <Destinations query={query} />
    case 'dates':
      return (
        <>
          <Input label={t('search_check_in')} type="date" name="from" defaultValue={query.stay?.from} />
          <Input label={t('search_check_out')} type="date" name="to" defaultValue={query.stay?.to} />
        </>
      )
    case 'guests':
      return (
        <Input
          label={t('filter_guests')}
          type="number"
          name="people"
          min={0}
          max={maximumPlaces}
          defaultValue={query.people}
        />
      )
    case 'bedrooms':
      return (
        <Input
          label={t('filter_bedrooms')}
          type="number"
          name="rooms"
          min={0}
          max={bedroomsMax}
          defaultValue={query.rooms}
        />
      )
    case 'price':
      return (
        <>
          <Input label={t('filter_price_least')} type="number" name="minprice" min={0} defaultValue={query.minPrice} />
          <Input label={t('filter_price_most')} type="number" name="maxprice" min={0} defaultValue={query.maxPrice} />
        </>
      )
    case 'amenities':
      return (
        <ul className={styles.choices}>
          <li>
            <label className={styles.nativeChoice}>
              <input type="checkbox" name="tev" value="1" defaultChecked={query.exquisite} />
              {t('filter_exquisite')}
            </label>
          </li>
          {amenityGroups.map(({ id, name }) => (
            <li key={id}>
              <label className={styles.nativeChoice}>
                <input type="checkbox" name="amenities" value={id} defaultChecked={query.amenities.includes(id)} />
                {name}
              </label>
            </li>
          ))}
        </ul>
      )
  }
}

/** One destination, or all that are selected already. */
function Destinations({ query }: { query: SearchQuery }) {
  const t = useT()
  const { destinations } = useSite()
  const chosen = query.des.join(',')
  return (
    <Select label={t('filter_destination')} name="des" defaultValue={chosen}>
      <option value="">{t('search_anywhere')}</option>
      {query.des.length > 1 && <option value={chosen}>{destinationNames(destinations, query).join(', ')}</option>}
      <DestinationOptions />
    </Select>
  )
}
