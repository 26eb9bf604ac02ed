import type { Text } from '#domain/text/language'
import { withFacts } from './facts/facts.ts'
import { nearby } from './facts/nearby.ts'
import { aegean } from './geography/aegean.ts'
import { france as frenchRegions } from './geography/france.ts'
import { ionian as ionianRegions } from './geography/ionian.ts'
import { italy } from './geography/italy.ts'
import type { CountrySlug, Region, Villa } from './shapes.ts'
import { corfu } from './villas/corfu.ts'
import { creteMainland } from './villas/crete-mainland.ts'
import { cyclades } from './villas/cyclades.ts'
import { dodecaneseSporades } from './villas/dodecanese-sporades.ts'
import { france } from './villas/france.ts'
import { ionian } from './villas/ionian.ts'
import { paxos } from './villas/paxos.ts'
import { puglia } from './villas/puglia.ts'
import { sardiniaAmalfi } from './villas/sardinia-amalfi.ts'
import { sicily } from './villas/sicily.ts'
import { tuscany } from './villas/tuscany.ts'

/** In display order (SPEC A2.6). */
export const countries: { id: number; slug: CountrySlug; name: Text; timezone: string }[] = [
  { id: 106, slug: 'italy', name: { en: 'Italy', fr: 'Italie', de: 'Italien' }, timezone: 'Europe/Rome' },
  { id: 84, slug: 'greece', name: { en: 'Greece', fr: 'Grèce', de: 'Griechenland' }, timezone: 'Europe/Athens' },
  { id: 74, slug: 'france', name: { en: 'France', fr: 'France', de: 'Frankreich' }, timezone: 'Europe/Paris' },
]

export const regions: Region[] = [...italy, ...ionianRegions, ...aegean, ...frenchRegions]

const groups = [
  corfu,
  sicily,
  france,
  cyclades,
  puglia,
  paxos,
  tuscany,
  creteMainland,
  ionian,
  dodecaneseSporades,
  sardiniaAmalfi,
]

/** Every villa in the recommended order: alternating between coasts, so that no region fills a page alone. */
export const villas: Villa[] = Array.from({ length: Math.max(...groups.map(group => group.length)) }, (_, i) =>
  groups.flatMap(group => group[i] ?? []),
)
  .flat()
  .map(villa => withFacts(villa, nearby[`${villa.region}/${villa.slug}`] ?? []))

/** Villas whose owner excludes residents of the country (SPEC A3 and A5), by region and slug. */
export const hiddenVillas = {
  italy: new Set(villas.filter(villa => villa.region === 'umbria').map(villa => `${villa.region}/${villa.slug}`)),
  greece: new Set(villas.filter(villa => villa.region === 'antipaxos').map(villa => `${villa.region}/${villa.slug}`)),
}
