import { useSite } from '#web/site'

/** The destinations that have villas, by country, as the options of a native field. */
export const DestinationOptions = () =>
  useSite().destinations.map(country => (
    <optgroup key={country.id} label={country.name}>
      {country.regions
        .filter(region => region.liveVillaCount > 0)
        .map(region => (
          <option key={region.id} value={region.id}>
            {region.name}
          </option>
        ))}
    </optgroup>
  ))
