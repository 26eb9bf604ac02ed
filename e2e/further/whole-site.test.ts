import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { type Language, languages, localPath } from '#domain/text/language'
import { address } from '../browser.ts'
import { everyPage } from '../catalogue.ts'

interface Visited {
  path: string
  status: number
  html: string
  /** Links of a page: paths of the site with queries and anchors. */
  links: { path: string; anchor: string }[]
}

const site = new URL(address('/'))

const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&#39;', "'")

/** HTML without scripts, styles and templates. */
const withoutCode = (html: string) => html.replace(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')

function linksOf(html: string, from: string): Visited['links'] {
  return [...withoutCode(html).matchAll(/<a\s[^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const target = new URL(unescaped(href), new URL(from, site))
    // Absolute links with the public URL are internal.
    if (target.host !== site.host) return []
    return [{ path: target.pathname + target.search, anchor: decodeURIComponent(target.hash.slice(1)) }]
  })
}

async function ask(path: string): Promise<Visited> {
  const reply = await fetch(address(path), { redirect: 'manual', headers: { 'accept-language': 'en' } })
  const isPage = reply.headers.get('content-type')?.startsWith('text/html') ?? false
  const html = isPage ? await reply.text() : ''
  if (!isPage) await reply.body?.cancel()
  return { path, status: reply.status, html, links: linksOf(html, path) }
}

/** Personal areas, and paths that are no pages. */
const isAside = (path: string) => /^\/(?:(?:fr|de)\/)?(api|media|secure|account|office|dev)(?=\/|$)/.test(path)
/** Searches are infinite: linked ones are opened, but their links are not followed. */
const isSearch = (path: string) => path.includes('?')

/** Crawls all pages reachable by links. */
async function walk(...from: string[]): Promise<Map<string, Visited>> {
  const visited = new Map<string, Visited>()
  const known = new Set(from)
  const waiting = [...from]
  const go = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await ask(path)
      visited.set(path, page)
      if (isSearch(path)) continue
      for (const { path: next } of page.links) {
        if (known.has(next) || isAside(next)) continue
        known.add(next)
        waiting.push(next)
      }
    }
  }
  // Starts with one, to fill the queue for the other workers.
  const first = waiting.splice(1)
  const page = await ask(from[0] ?? '/')
  waiting.length = 0
  visited.set(page.path, page)
  waiting.push(...first)
  for (const { path } of page.links) {
    if (known.has(path) || isAside(path)) continue
    known.add(path)
    waiting.push(path)
  }
  await Promise.all([go(), go(), go()])
  return visited
}

const all = await walk(...languages.map(language => localPath('/', language)))
const pages = [...all.values()].filter(({ html }) => html !== '')
const languageOf = (path: string): Language => languages.find(code => path.split(/[/?]/)[1] === code) ?? 'en'

/** Removes quotations in other languages, marked by `lang`. */
function withoutQuotations(html: string): string {
  const opening = /<(?!html)(\w+)(?=\s)[^>]*?\s(?:hreflang|lang)="[a-z]{2}"[^>]*>/g
  let kept = ''
  let at = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const tags = new RegExp(`<(/?)${found[1]}(?=[\\s>])[^>]*>`, 'g')
    tags.lastIndex = found.index
    let depth = 0
    do {
      const tag = tags.exec(html)
      if (!tag) throw new Error(`${found[0]} is not closed`)
      depth += tag[1] ? -1 : 1
    } while (depth > 0)
    kept += html.slice(at, found.index)
    at = tags.lastIndex
    opening.lastIndex = at
  }
  return kept + html.slice(at)
}

/** The texts of a page in its language, one per line. */
const wordsOf = ({ html }: Visited) =>
  unescaped(withoutQuotations(withoutCode(html.slice(html.indexOf('<body')))).replace(/<[^>]*>/g, '\n'))

test('every page of the sitemap is reachable by links', async () => {
  const text = await (await fetch(address('/sitemap-1.xml'))).text()
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => new URL(unescaped(found)).pathname)
  expect(listed.length).toBeGreaterThan(300)
  expect(listed.filter(path => !all.has(path))).toEqual([])
})

test('links are neither dead nor redirected', () => {
  const bad = [...all.values()].filter(({ status }) => status !== 200)
  const from = ({ path }: Visited) => [...all.values()].find(page => page.links.some(link => link.path === path))?.path
  expect(bad.map(page => `${page.status} ${page.path}, linked from ${from(page)}`)).toEqual([])
})

test('anchors in links exist on their pages', () => {
  const idsOf = new Map(
    pages.map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(match => match[1]))]),
  )
  const missing = pages.flatMap(page =>
    page.links.flatMap(({ path, anchor }) => {
      const ids = anchor ? idsOf.get(path) : undefined
      return ids && !ids.has(anchor) ? [`${path}#${anchor}, linked from ${page.path}`] : []
    }),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('links stay in the language of their page, except language links', () => {
  const wrong = pages.flatMap(page => {
    const here = languageOf(page.path)
    const own = page.html.replace(/<a\s[^>]*?hreflang="[^>]*>/gi, '')
    const strays = linksOf(own, page.path).filter(({ path }) => !isAside(path) && languageOf(path) !== here)
    return [...new Set(strays.map(({ path }) => `${path}, on ${page.path}`))]
  })
  expect(wrong).toEqual([])
})

describe('each page is in its language', () => {
  test('by its `lang`', () => {
    const wrong = pages.filter(({ path, html }) => !html.startsWith(`<!doctype html><html lang="${languageOf(path)}"`))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  /** Words specific to one language, which occur in no name. */
  const telling: Record<Language, RegExp> = {
    en: /(?<![\p{L}’'-])(the|with|your|which|from|have|this|their|when)(?![\p{L}’'-])/gu,
    fr: /(?<![\p{L}’'-])(nous|vous|avec|dans|est|sont|cette|chez)(?![\p{L}’'-])/gu,
    de: /(?<![\p{L}’'-])(und|nicht|wir|eine|einen|auf|ist)(?![\p{L}’'-])/gu,
  }

  test.each(languages)('no text on a page in %s is in another language', language => {
    const found = pages
      .filter(({ path }) => languageOf(path) === language)
      .flatMap(page => {
        const lines = wordsOf(page).split('\n')
        return languages
          .filter(other => other !== language)
          .flatMap(other => lines.filter(line => (line.match(telling[other]) ?? []).length > 0))
          .map(line => `${page.path}: ${line.trim().slice(0, 120)}`)
      })
    expect([...new Set(found)]).toEqual([])
  })

  test('no page shows a message key, or an undefined value', () => {
    const odd = /\b[a-z]+(?:_[a-z]+)+\b|\bundefined\b|\bNaN\b|\[object |\{\w+(?:,|\})|\bnull\b/
    const found = pages.flatMap(page =>
      wordsOf(page)
        .split('\n')
        .filter(line => odd.test(line))
        .map(line => `${page.path}: ${line.trim().slice(0, 120)}`),
    )
    expect(found).toEqual([])
  })

  test('no line in French begins with a punctuation mark or ends with a guillemet', () => {
    const found = pages
      .filter(({ path }) => languageOf(path) === 'fr')
      .flatMap(page =>
        wordsOf(page)
          .split('\n')
          .filter(line => /\S[ \u00a0][;:!?»]|«[ \u00a0]/.test(line))
          .map(line => `${page.path}: ${line.trim().slice(0, 120)}`),
      )
    expect([...new Set(found)]).toEqual([])
  })
})

describe('the markup of every template is valid', () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React serialises true as ="", our own documents use the short form.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'no-inline-style': 'off',
      // Phone numbers link to `tel:`.
      'tel-non-breaking': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
    },
  })

  test.each(everyPage)('$what', async ({ template, path }) => {
    const found: string[] = []
    const at = await path()
    for (const language of languages) {
      const { html } = await ask(localPath(at, language))
      // Pages of the client area are an SPA shell, the same for everyone.
      if (template !== 'own') expect(html).toContain(`"template":"${template}"`)
      const { results } = await validator.validateString(html)
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        found.push(`${ruleId}: ${message} (${selector})`)
    }
    expect([...new Set(found)]).toEqual([])
  })
})
