import { describe, expect, test } from 'vitest'
import { firstOf, selectNearbyFacts } from '#domain/geography/nearby'
import { languages } from '#domain/text/language'
import { amenities, amenityGroups } from '../amenities.ts'
import { regions, villas } from '../catalogue.ts'
import type { Villa } from '../shapes.ts'
import { derivedAmenities, walkable } from './facts.ts'
import { goodToKnowOf } from './good-to-know.ts'
import { nearby } from './nearby.ts'

const nearOf = ({ region, slug }: Villa) => nearby[`${region}/${slug}`] ?? []
const countryOf = ({ region }: Villa) => regions.find(({ slug }) => slug === region)?.country
const linesOf = (villa: Villa) => {
  const { included, extras, houseRules } = goodToKnowOf(villa)
  return [...included, ...extras, ...houseRules]
}
const sentencesOf = ({ text }: Villa, language: (typeof languages)[number]) =>
  Object.values(text[language])
    .join(' ')
    .split(/(?<=[.;!?])\s+/)

const anyPool = /\b(pool|piscine)/i
/** Permitted mentions of a pool at a house without one: that there is none, its substitute, or natural pools. */
const noPool =
  /no pool|misses a pool|work of a pool|pas de piscine|ni piscine|lieu de piscine|einen Pool gibt es nicht|keinen Pool|den Pool vermisst|statt eines Pools|(rock|bathing) pools/i

test('walks follow from the distances: a beach or a village within twenty minutes on foot', () => {
  const foot = (minutes: number) =>
    ({ kind: 'village', by: 'foot', minutes, name: { en: '', fr: '', de: '' } }) as const
  expect(derivedAmenities({}, [foot(walkable)])).toEqual(['walk-to-village'])
  expect(derivedAmenities({}, [foot(walkable + 1), { ...foot(3), by: 'car' }])).toEqual([])
  expect(derivedAmenities({}, [{ ...foot(3), kind: 'restaurant' }])).toEqual([])
  expect(derivedAmenities({ pool: { heated: true, safety: 'cover' } }, [])).toEqual(['private-pool', 'heated-pool'])
})

describe.each(villas.map(villa => [villa.slug, villa] as const))('%s', (_, villa) => {
  test('has the places nearby that its text walks to', () => {
    for (const [amenity, kinds] of [
      ['walk-to-village', ['village', 'town']],
      ['walk-to-beach', ['beach']],
    ] as const) {
      // The first entries of these kinds on the page, in the comparison and in the search.
      const first = firstOf(selectNearbyFacts(nearOf(villa)), kinds)
      const isWalked = first?.by === 'foot' && first.minutes <= walkable
      expect(villa.amenities.includes(amenity), amenity).toBe(isWalked)
    }
  })

  test('makes the same claims about pool, rules and registration in three languages', () => {
    for (const language of languages) {
      const lines = linesOf(villa).map(text => text[language])
      const sentences = sentencesOf(villa, language)
      if (!villa.pool) {
        expect(lines.filter(line => anyPool.test(line))).toEqual([])
        expect(sentences.filter(line => anyPool.test(line) && !noPool.test(line))).toEqual([])
        continue
      }
      expect(sentences.filter(line => /no pool|pas de piscine|keinen Pool|Pool gibt es nicht/i.test(line))).toEqual([])
      const fenced = sentences.filter(line =>
        /fenced pool|pool is fenced|piscine (clôturée|a sa barrière)|Pool mit Zaun|Pool ist eingezäunt/i.test(line),
      )
      if (villa.pool.safety !== 'fence') expect(fenced).toEqual([])
    }
  })

  test('allows dogs by its rules as by its amenities', () => {
    const isOpen = villa.amenities.includes('pets-welcome')
    const rules = goodToKnowOf(villa).houseRules
    expect(rules.filter(({ en }) => /^Dogs are welcome/.test(en))).toHaveLength(isOpen ? 1 : 0)
    expect(rules.filter(({ en }) => en === 'No pets.')).toHaveLength(isOpen ? 0 : 1)
  })
})

describe('the safety of pools', () => {
  const rulesOf = (villa: Villa) => goodToKnowOf(villa).houseRules
  const french = villas.filter(villa => villa.pool && countryOf(villa) === 'france')

  test('in France has a device under the law of 3 January 2003, and names both', () => {
    expect(french.length).toBeGreaterThan(5)
    for (const villa of french) {
      expect(villa.pool?.safety, villa.slug).not.toBe('none')
      for (const [language, law] of [
        ['en', /(fence|alarm|cover|shelter).*law of 3 January 2003/],
        ['fr', /(barrière|alarme|couverture|abri).*loi du 3 janvier 2003/],
        ['de', /(eingezäunt|Alarm|abdeckung|überdachung).*Gesetz vom 3\. Januar 2003/],
      ] as const)
        expect(
          rulesOf(villa).filter(rule => law.test(rule[language])),
          `${villa.slug} ${language}`,
        ).toHaveLength(1)
    }
  })

  test('elsewhere does not mention a law of France', () => {
    for (const villa of villas.filter(villa => countryOf(villa) !== 'france')) {
      expect(['fence', 'none', undefined]).toContain(villa.pool?.safety)
      expect(
        rulesOf(villa).some(({ en }) => /French/.test(en)),
        villa.slug,
      ).toBe(false)
    }
  })

  test('is a filter: pools with a fence', () => {
    const group = amenityGroups.find(({ amenities }) => amenities.join() === 'pool-fence')
    expect(group).toMatchObject({ allowFiltering: true, name: amenities['pool-fence'].name })
    expect(villas.filter(({ amenities }) => amenities.includes('pool-fence')).map(({ slug }) => slug)).toEqual(
      villas.filter(({ pool }) => pool?.safety === 'fence').map(({ slug }) => slug),
    )
  })
})

test('regressions', () => {
  const villaOf = (slug: string) => villas.find(villa => villa.slug === slug) as Villa
  expect(villaOf('the-net-loft').amenities).not.toContain('walk-to-village')
  expect(goodToKnowOf(villaOf('the-net-loft')).houseRules.map(({ de }) => de)).toContain(
    'Hunde sind willkommen, wenn wir von ihnen wissen; aber nicht auf den Betten.',
  )
  for (const slug of ['the-soapmakers-house', 'to-patitiri'])
    expect(selectNearbyFacts(nearOf(villaOf(slug))).find(({ kind }) => kind === 'village')?.by).toBe('foot')
  expect(villaOf('oliu-novu').pool?.safety).toBe('cover')
})
