import { corfu } from './reviews/corfu.ts'
import { creteMainland } from './reviews/crete-mainland.ts'
import { cyclades } from './reviews/cyclades.ts'
import { dodecaneseSporades } from './reviews/dodecanese-sporades.ts'
import { france } from './reviews/france.ts'
import { ionian } from './reviews/ionian.ts'
import { paxos } from './reviews/paxos.ts'
import { puglia } from './reviews/puglia.ts'
import { sardiniaAmalfi } from './reviews/sardinia-amalfi.ts'
import type { TranslatedReviews } from './reviews/shape.ts'
import { sicily } from './reviews/sicily.ts'
import { tuscany } from './reviews/tuscany.ts'

/** Translations of the demonstration's reviews. */
export const translatedReviews: TranslatedReviews = {
  ...corfu,
  ...creteMainland,
  ...cyclades,
  ...dodecaneseSporades,
  ...france,
  ...ionian,
  ...paxos,
  ...puglia,
  ...sardiniaAmalfi,
  ...sicily,
  ...tuscany,
}
