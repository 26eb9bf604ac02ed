import type { VillaData } from '#contract/pages/villa'
import { Nearby } from './nearby'
import { Similar } from './similar'

/** Further links: experiences, and other villas. */
export default function ExploreMore({ villa }: { villa: VillaData }) {
  return (
    <>
      <Nearby experiences={villa.experiences} />
      <Similar villas={villa.similar} />
    </>
  )
}
