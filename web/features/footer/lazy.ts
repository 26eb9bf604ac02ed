import { latePart } from '#web/ui/late-part'

/** The form of the letter: whoever reads down to it may want it to be alive. */
export const Newsletter = latePart(() => import('./newsletter'), { words: [] })
