import type { PageOf, PageReply } from '#contract/pages'
import type { Reviews } from '#contract/villas/properties'
import { plainText } from '#domain/text/outline'
import { articleSchema, breadcrumbSchema, publicationSchema } from '#server/catalogue/rows/schemas'

function vacationRental({ villa, canonicalPath }: PageOf<'villa'>, publicUrl: string) {
  const { property, reviews, amenities, images } = villa
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    identifier: String(property.id),
    name: property.name,
    url: publicUrl + encodeURI(canonicalPath),
    description: property.tagline,
    image: images.slice(0, 8).map(image => `${publicUrl}${image.url}/1920.jpg`),
    latitude: property.lat,
    longitude: property.lng,
    address: {
      '@type': 'PostalAddress',
      addressLocality: property.loc,
      addressRegion: property.region,
      addressCountry: { greece: 'GR', italy: 'IT', france: 'FR' }[property.countryCode] ?? property.country,
    },
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: property.sleeps },
      numberOfBedrooms: property.beds,
      numberOfBathroomsTotal: property.baths,
      amenityFeature: amenities.flatMap(({ amenities: named }) =>
        named.map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
      ),
    },
    ...ratingOf(reviews),
  }
}

const ratingOf = ({ ratings, reviewItems }: Reviews) =>
  ratings.starsAverage === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: ratings.starsAverage,
          reviewCount: ratings.numberOfReviews,
          bestRating: 5,
        },
        review: reviewItems.map(item => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: item.stars, bestRating: 5 },
          author: { '@type': 'Person', name: item.signature },
          datePublished: `${item.stayed}-28`,
          name: item.title,
          reviewBody: item.comments_Published,
          inLanguage: item.language,
        })),
      }

/** A heading without soft hyphens. */
const plain = (heading: string) => heading.replaceAll('\u00ad', '')

const blogPosting = (page: PageOf<'journal-article'>, publicUrl: string) =>
  articleSchema(
    {
      ...page.blogPage,
      headline: plain(page.heading1),
      description: page.heading2,
      path: page.canonicalPath,
      language: page.language,
      picture: page.picture,
      keywords: page.blogPage.tags.map(tag => tag.name),
    },
    publicUrl,
  )

const pressArticle = (page: PageOf<'press-article'>, publicUrl: string) => ({
  ...publicationSchema(
    {
      headline: plain(page.heading1),
      description: page.heading2,
      path: page.canonicalPath,
      language: page.language,
      picture: page.picture,
    },
    publicUrl,
  ),
  '@type': 'Article',
  datePublished: page.pressPage.publishedOn,
  publisher: { '@type': 'Organization', name: page.pressPage.publisherName },
})

const faqPage = ({ groups }: PageOf<'questions'>) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ heading, html }) => ({
      '@type': 'Question',
      name: heading,
      acceptedAnswer: { '@type': 'Answer', text: plainText(html) },
    })),
  ),
})

/** The structured data of the subject, for templates that show a thing or answer questions. */
function subject(page: PageReply, publicUrl: string) {
  switch (page.template) {
    case 'villa':
      return [vacationRental(page, publicUrl)]
    case 'journal-article':
      return [blogPosting(page, publicUrl)]
    case 'press-article':
      return [pressArticle(page, publicUrl)]
    case 'questions':
      return [faqPage(page)]
    default:
      return []
  }
}

/** The structured data of a page for search engines, from the same data that it shows. */
export function structuredData(page: PageReply, publicUrl: string): unknown[] {
  return [
    ...subject(page, publicUrl),
    ...(page.breadcrumb.length > 1 ? [breadcrumbSchema(page.breadcrumb, publicUrl)] : []),
  ]
}
