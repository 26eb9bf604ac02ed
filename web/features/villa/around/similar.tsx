import type { VillaData } from '#contract/pages/villa'
import { describesParty } from '#domain/villas/guests'
import { VillaCard } from '#web/features/villa-card/public'
import { api } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Section } from '../section'
import { stayParamsToQuery } from '../stay/stay-params'
import { useStay } from '../stay/use-stay'
import styles from './similar.module.css'

/** Similar villas with their price for the chosen stay, and a link to book it once the price is known. */
export function Similar({ villas }: { villas: VillaData['similar'] }) {
  const t = useT()
  const lang = useLanguage()
  const { stay, guests, rooms } = useStay()
  const { people } = guests
  const told = describesParty(guests)
  const party = { ...(people > 0 && { people }), ...(told && { party: told }), ...(rooms > 0 && { rooms }) }
  const query = stay && {
    ids: villas.map(({ id }) => id).join(','),
    ...Object.fromEntries(stayParamsToQuery({ stay, guests, rooms })),
    showbooked: '1',
    lang,
  }
  const { data } = useQuery(query && `similar ${new URLSearchParams(query)}`, signal =>
    api('GET /core/properties/search', { query: query ?? {} }, { signal }),
  )
  const priced = new Map(stay && data?.properties.map(property => [property.id, property]))
  if (villas.length === 0) return null
  return (
    <Section title={t('villa_similar')} className={styles.similar}>
      <ul className={styles.list}>
        {villas.map(villa => (
          <li key={villa.id}>
            <VillaCard
              property={priced.get(villa.id) ?? villa}
              stay={priced.has(villa.id) ? stay : undefined}
              party={party}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
