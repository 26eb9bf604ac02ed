import type { VillaData } from '#contract/pages/villa'
import { Nearby } from './nearby'
import { Similar } from './similar'

/** Where one may go on from the house: what there is to do, and other houses. */
export default function Onward({ villa }: { villa: VillaData }) {
  return (
    <>
      <Nearby experiences={villa.experiences} />
      <Similar villas={villa.similar} />
    </>
  )
}
