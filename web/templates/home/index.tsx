import { PageModules } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/lib/page-data'
import { Collections } from './collections'
import { Destinations } from './destinations'
import { FeaturedVillas } from './featured-villas'
import { GuestReview } from './guest-review'
import { Hero } from './hero'
import section from './home-section.module.css'
import { Journal } from './journal'

/**
 * The home page (SPEC A2.6): one search, three villas, three collections, destinations, editors' modules, a review,
 * the journal.
 */
export default function Home({ page }: TemplateProps<'home'>) {
  const { home } = page
  return (
    <>
      <Hero page={page} home={home} />
      <FeaturedVillas villas={home.featuredVillas} />
      <Destinations destinations={home.destinations} />
      <Collections lists={home.featuredLists} />
      {page.modules.length > 0 && (
        <div className={section.section}>
          <PageModules modules={page.modules} />
        </div>
      )}
      {home.review && <GuestReview review={home.review} />}
      <Journal articles={home.journal} />
    </>
  )
}
