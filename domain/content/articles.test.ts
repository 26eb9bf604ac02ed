import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Article, isExpired, minutesToRead, mostRead, relatedArticles } from '#domain/content/articles'

const food = 1
const walks = 2
const corfu = 16
const sicily = 1

let next = 1
const anArticle = (given: Partial<Article> = {}): Article => ({
  id: next++,
  categoryId: food,
  regionId: null,
  featured: [],
  ...given,
})

describe('after an article one may read', () => {
  test('two others of its category and no more, in the order given', () => {
    const [article, first, second, third] = [anArticle(), anArticle(), anArticle(), anArticle()]
    expect(relatedArticles(article, [first, article, second, third])).toEqual([first, second])
  })

  test('others of its region up to four in all, those of its category among them', () => {
    const article = anArticle({ regionId: corfu })
    const ofBoth = anArticle({ regionId: corfu })
    const ofCategory = [anArticle(), anArticle()]
    const ofRegion = [1, 2, 3, 4].map(() => anArticle({ categoryId: walks, regionId: corfu }))
    const others = [anArticle({ categoryId: walks, regionId: sicily }), ...ofRegion, ...ofCategory, ofBoth]
    expect(relatedArticles(article, others)).toEqual([...ofCategory, ofRegion[0], ofRegion[1]])
    expect(relatedArticles(article, [...ofRegion, ofBoth])).toEqual([ofBoth, ...ofRegion.slice(0, 3)])
  })

  test('nothing of another category where it is about no region', () => {
    expect(relatedArticles(anArticle(), [anArticle({ categoryId: walks })])).toEqual([])
  })

  test('first what its editor recommends, as far as it is still there', () => {
    const recommended = anArticle({ categoryId: walks })
    const ofCategory = anArticle()
    const article = anArticle({ featured: [recommended.id, 4711] })
    expect(relatedArticles(article, [ofCategory, recommended])).toEqual([recommended, ofCategory])
  })

  test('never itself, never one twice, never more than four', () => {
    const articles = fc
      .array(
        fc.record({
          categoryId: fc.nat(2),
          regionId: fc.option(fc.nat(2)),
          featured: fc.array(fc.nat(9), { maxLength: 2 }),
        }),
        { minLength: 1, maxLength: 10 },
      )
      .map(list => list.map((given, id) => anArticle({ ...given, id })))
    fc.assert(
      fc.property(articles, list => {
        const [article] = list
        if (!article) return
        const related = relatedArticles(article, list)
        expect(related).not.toContain(article)
        expect(new Set(related).size).toBe(related.length)
        expect(related.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('what is read most', () => {
  const ranked = (readings: number[]) => mostRead(readings, each => each)

  test('comes in the order of its readings, five at most', () => {
    expect(ranked([3, 9, 1, 5, 7, 2])).toEqual([9, 7, 5, 3, 2])
  })

  test('is empty before three were read', () => {
    expect(ranked([0, 4, 0, 9])).toEqual([])
    expect(ranked([1, 4, 0, 9])).toEqual([9, 4, 1])
  })

  test('keeps the given order among what was read as often', () => {
    const articles = [1, 2, 3].map(id => ({ id }))
    expect(mostRead(articles, () => 8)).toEqual(articles)
  })
})

test('an article is expired from its expiry on', () => {
  expect(isExpired(null, 1000)).toBe(false)
  expect(isExpired(1001, 1000)).toBe(false)
  expect(isExpired(1000, 1000)).toBe(true)
})

test('reading takes a minute for 220 words, whatever the marking, and at least one', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'l’été').join(' ')
  expect(minutesToRead('')).toBe(1)
  expect(minutesToRead(`<p>${words(220)}</p>`)).toBe(1)
  expect(minutesToRead(`<h2>${words(20)}</h2><p class="a b c">${words(640)}</p>`)).toBe(3)
})
