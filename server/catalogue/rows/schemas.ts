import { languageIds, languages } from '#domain/text/language'

/** Structured data for search engines (schema.org): in the document of a page, and in API responses. */

interface Publication {
  headline: string
  description: string
  /** Below the site, with the prefix of its language. */
  path: string
  /** By its id. */
  language: number
  picture: { url: string } | null
}

/** The common fields of our articles and of press articles. */
export const publicationSchema = (
  { headline, description, path, language, picture }: Publication,
  publicUrl: string,
) => ({
  '@context': 'https://schema.org',
  headline,
  description,
  url: publicUrl + encodeURI(path),
  mainEntityOfPage: publicUrl + encodeURI(path),
  inLanguage: languages.find(code => languageIds[code] === language),
  ...(picture && { image: `${publicUrl}${picture.url}/1920.jpg` }),
})

interface Article extends Publication {
  publishedOn: string
  lastEditDate: string
  writtenByName: string
  keywords: string[]
  /** Minutes. */
  readTime: number
}

/** An article of the journal. */
export const articleSchema = (article: Article, publicUrl: string) => ({
  ...publicationSchema(article, publicUrl),
  '@type': 'BlogPosting',
  datePublished: article.publishedOn,
  dateModified: article.lastEditDate,
  author: { '@type': 'Person', name: article.writtenByName },
  keywords: article.keywords,
  timeRequired: `PT${article.readTime}M`,
})

/** The breadcrumb of a page, itself last. */
export const breadcrumbSchema = (breadcrumb: readonly { name: string; path: string }[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: publicUrl + encodeURI(path),
  })),
})
