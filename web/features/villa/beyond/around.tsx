import type { VillaData } from '#contract/pages/villa'
import { Press } from './press'
import { Reviews } from './reviews'
import { Where } from './where'
import { WhoKnows } from './who-knows'

/** Location, reviews, press, and the team member who knows the villa. */
export default function Around({ villa }: { villa: VillaData }) {
  return (
    <>
      <Where villa={villa} />
      <Reviews reviews={villa.reviews} />
      <Press pieces={villa.press} />
      <WhoKnows person={villa.person} property={villa.property} />
    </>
  )
}
