import { expect, test } from 'vitest'
import { hasGaps } from '#domain/text/gaps'
import { type Language, languages, type Text } from '#domain/text/language'
import { starterCollections, starterPages, starterRegions } from './starter.ts'

const firstPerson: Readonly<Record<Language, RegExp>> = {
  en: /\b(we|our|ours|us)\b/i,
  fr: /(?<![\p{L}’-])(nous|notre|nos)(?!\p{L})/iu,
  de: /(?<!\p{L})(wir|uns|unser\p{L}*)(?!\p{L})/iu,
}
/** The era, and a beach of Symi. */
const others = /before our era|avant notre ère|vor unserer Zeit|\bNos est\b|Nos beach/g

const speaks = (text: Text) =>
  languages.filter(language => firstPerson[language].test((text[language] ?? '').replace(others, '')))

const textsOf = ({
  title,
  metaDescription,
  heading1,
  heading2,
  modules,
  parts = [],
}: (typeof starterPages)[number]) => [
  title,
  metaDescription,
  heading1,
  heading2,
  ...modules.flatMap(module => (module.type === 'Html' ? [module.html] : [])),
  ...parts.flatMap(({ heading, html }) => [heading, html].filter(text => text !== undefined)),
]

test('in no text about a place does a company speak', () => {
  const places = starterPages.filter(({ path }) => /^\/(italy|greece|france|travel-to-and-around)/.test(path))
  expect(places.length).toBeGreaterThan(200)
  expect(places.flatMap(page => (textsOf(page).some(text => speaks(text).length > 0) ? [page.path] : []))).toEqual([])
  const spoken = starterRegions.filter(
    ({ introduction, guide }) => speaks(introduction).length + speaks(guide).length > 0,
  )
  expect(spoken.map(({ slug }) => slug)).toEqual([])
})

test('no page names the company of the demonstration, or what it has done', () => {
  const claims = /Maestrale(?! (blows|souffle|weht))|(?<!page:)2009|slept in|avons dormi|geschlafen/
  const claiming = starterPages.filter(
    page =>
      page.path !== '/italy/sardinia/guide' &&
      textsOf(page).some(text => languages.some(one => claims.test(text[one]))),
  )
  expect(claiming.map(({ path }) => path)).toEqual([])
})

test('legal pages have gaps in each language, and are not in force', () => {
  for (const path of ['/booking-conditions', '/privacy-policy', '/terms-of-use']) {
    const page = starterPages.find(each => each.path === path)
    expect(page?.validFrom).toBeUndefined()
    const [module] = page?.modules ?? []
    for (const language of languages)
      expect(hasGaps({ text: module?.type === 'Html' ? module.html[language] : '' })).toBe(true)
  }
})

test('collections choose by a filter, and links lead to pages that there are', () => {
  expect(starterCollections.every(({ villas }) => villas === undefined)).toBe(true)
  const ids = new Set(starterPages.map(({ id }) => id))
  const links = starterPages.flatMap(page =>
    textsOf(page).flatMap(text =>
      [...JSON.stringify(text).matchAll(/\{\{page:(\d+)/g)].map(([, id]) => ({ page: page.path, id: Number(id) })),
    ),
  )
  expect(links.filter(({ id }) => !ids.has(id))).toEqual([])
})
