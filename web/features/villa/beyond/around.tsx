import type { VillaData } from '#contract/pages/villa'
import { Press } from './press'
import { Reviews } from './reviews'
import { Where } from './where'

/** Where the house stands, and what others say of it. */
export default function Around({ villa }: { villa: VillaData }) {
  return (
    <>
      <Where villa={villa} />
      <Reviews reviews={villa.reviews} />
      <Press pieces={villa.press} />
    </>
  )
}
