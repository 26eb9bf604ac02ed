import type { VillaData } from '#contract/pages/villa'
import { LocalExpert } from './local-expert'
import { Location } from './location'
import { Press } from './press'
import { Reviews } from './reviews'

/** Location, reviews, press, and the team member who knows the villa. */
export default function Surroundings({ villa }: { villa: VillaData }) {
  return (
    <>
      <Location villa={villa} />
      <Reviews reviews={villa.reviews} />
      <Press pieces={villa.press} />
      <LocalExpert person={villa.person} property={villa.property} />
    </>
  )
}
