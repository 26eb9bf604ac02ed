import { blogArticles, blogTags, featuredArticles, heroArticle } from '#content/blog'
import { heardAboutUsSources } from '#content/heard-about-us'
import { placeBrief } from '#content/pictures/place-pictures'
import { pressPieces } from '#content/press'
import { randomOf } from '#content/random'
import { travelNotices } from '#content/travel-notices'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import * as tables from '#database/tables'
import { addDays, type Day } from '#domain/calendar/day'
import { getRegion } from './geography.ts'
import type { Pictures } from './pictures.ts'
import { getVillaId } from './villas.ts'

/** The journal, the press pieces, notices to travellers, and where visitors heard about the company. */
export async function seedEditorial(tx: Transaction, today: Day, pictures: Pictures): Promise<void> {
  await seedJournal(tx, pictures)
  await seedReadings(tx, today)
  await seedPress(tx, pictures)
  await tx.insert(tables.travelNotice).values(travelNotices)
  await insertAll(
    heardAboutUsSources.map((source, i) => ({ ...source, position: i + 1 })),
    rows => tx.insert(tables.heardAboutUsSource).values(rows),
  )
}

async function seedJournal(tx: Transaction, pictures: Pictures) {
  const tagIds = new Map(blogTags.map(tag => [tag.slug, tag.id]))
  await insertAll(
    blogTags.map(({ slug, ...tag }) => ({ ...tag, path: `/blog/topics/${slug}` })),
    rows => tx.insert(tables.blogTag).values(rows),
  )
  const articlePictures = blogArticles.map(article =>
    pictures.addPlace(placeBrief(`blog ${article.slug}`, article.picture)),
  )
  await pictures.insert()
  await insertAll(
    blogArticles.map((article, i) => {
      const [featuredBlog1 = null, featuredBlog2 = null] = featuredArticles.get(article.id) ?? []
      return {
        id: article.id,
        path: `/blog/${article.slug}`,
        title: article.title,
        introtext: article.introtext,
        content: article.content,
        categoryId: tagIds.get(article.category) ?? 0,
        regionId: article.region ? getRegion(article.region).id : null,
        hero: article.id === heroArticle,
        featuredBlog1,
        featuredBlog2,
        writtenByName: article.writtenBy,
        publishedOn: article.publishedOn,
        lastEditedOn: article.publishedOn,
        pictureId: articlePictures[i] ?? 0,
      }
    }),
    rows => tx.insert(tables.blogPage).values(rows),
  )
  await insertAll(
    blogArticles.flatMap(({ id, category, tags }) =>
      [...new Set([category, ...tags])].map((slug, i) => ({
        blogPageId: id,
        tagId: tagIds.get(slug) ?? 0,
        position: i + 1,
      })),
    ),
    rows => tx.insert(tables.blogPageTag).values(rows),
  )
}

/** Days with readings of the demonstration's articles. */
const daysOfReading = 30

/** Readings of articles before today; some articles are more popular. */
async function seedReadings(tx: Transaction, today: Day) {
  await insertAll(
    blogArticles.flatMap(({ id, slug }) => {
      const chance = randomOf(`readings ${slug}`)
      const liked = 4 + 40 * chance() ** 3
      return Array.from({ length: daysOfReading }, (_, i) => ({
        blogPageId: id,
        day: addDays(today, -1 - i),
        readings: 1 + Math.round(liked * chance()),
      }))
    }),
    rows => tx.insert(tables.blogReadCount).values(rows),
  )
}

async function seedPress(tx: Transaction, pictures: Pictures) {
  const piecePictures = pressPieces.map(piece => pictures.addPlace(placeBrief(`press ${piece.slug}`, piece.picture)))
  await pictures.insert()
  await insertAll(
    pressPieces.map(({ slug, villas: _, picture: __, ...piece }, i) => ({
      ...piece,
      path: `/press/${slug}`,
      pictureId: piecePictures[i] ?? 0,
    })),
    rows => tx.insert(tables.pressPage).values(rows),
  )
  await insertAll(
    pressPieces.flatMap(piece =>
      piece.villas.map((named, position) => ({
        pressPageId: piece.id,
        villaId: getVillaId(named, `The press piece ${piece.slug}`),
        position,
      })),
    ),
    rows => tx.insert(tables.pressVilla).values(rows),
  )
}
