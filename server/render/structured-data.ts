import type { PageReply } from '#contract/pages'
import type { PropertyDetail, Reviews } from '#contract/properties'
import { languageIds, languages } from '#domain/language'

function vacationRental(
  property: PropertyDetail,
  { reviews, amenities, images }: NonNullable<PageReply['villa']>,
  publicUrl: string,
  canonical: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    identifier: String(property.id),
    name: property.name,
    url: publicUrl + canonical,
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

/** An article of the journal, or a piece of somebody else's. */
function article({ blogPage, pressPage, ...page }: PageReply, publicUrl: string) {
  const published = blogPage ?? pressPage
  if (!published) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': blogPage ? 'BlogPosting' : 'Article',
      headline: page.heading1,
      description: page.heading2,
      url: publicUrl + page.canonicalPath,
      mainEntityOfPage: publicUrl + page.canonicalPath,
      inLanguage: languages.find(code => languageIds[code] === page.language),
      datePublished: published.publishedOn,
      ...(page.picture && { image: `${publicUrl}${page.picture.url}/1920.jpg` }),
      ...(blogPage && {
        dateModified: blogPage.lastEditDate,
        author: { '@type': 'Person', name: blogPage.writtenByName },
        keywords: blogPage.tags.map(tag => tag.name),
        timeRequired: `PT${blogPage.readTime}M`,
      }),
      ...(pressPage && { publisher: { '@type': 'Organization', name: pressPage.publisherName } }),
    },
  ]
}

const breadcrumbList = (breadcrumb: PageReply['breadcrumb'], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: publicUrl + path,
  })),
})

/** What search engines are told of a page, made from the very data it shows. */
export function structuredData(page: PageReply, publicUrl: string): unknown[] {
  return [
    ...(page.villa ? [vacationRental(page.villa.property, page.villa, publicUrl, page.canonicalPath)] : []),
    ...article(page, publicUrl),
    ...(page.breadcrumb.length > 1 ? [breadcrumbList(page.breadcrumb, publicUrl)] : []),
  ]
}
