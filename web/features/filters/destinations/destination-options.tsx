import { useSite } from '#web/lib/site-context'

/** Destinations with villas, by country, as options of a native select. */
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
