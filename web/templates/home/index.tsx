import type { TemplateProps } from '#web/templates'
import { Collections } from './collections'
import { Destinations } from './destinations'
import { FeaturedVillas } from './featured-villas'
import { GuestReview } from './guest-review'
import { Hero } from './hero'
import { Journal } from './journal'

/** The home page (section 2.6): one search, three villas, three collections, places, a voice, the journal. */
export default function Home({ page }: TemplateProps<'home'>) {
  const { home } = page
  return (
    <>
      <Hero page={page} home={home} />
      <FeaturedVillas villas={home.featuredVillas} />
      <Destinations destinations={home.destinations} />
      <Collections lists={home.featuredLists} />
      {home.review && <GuestReview review={home.review} />}
      <Journal articles={home.journal} />
    </>
  )
}
