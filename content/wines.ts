import { france } from './wines/france.ts'
import { greece } from './wines/greece.ts'
import { centralItaly, southernItaly } from './wines/italy.ts'
import type { Wine } from './wines/shape.ts'

/** The regions to which the wines of a country are delivered. Small islands without a carrier have none. */
const deliveredIn = {
  italy: ['sicily', 'puglia', 'amalfi-coast', 'tuscany', 'umbria', 'sardinia'],
  france: ['corsica', 'provence', 'cote-d-azur'],
  greece: [
    ...['corfu', 'paxos', 'lefkada', 'kefalonia', 'ithaca', 'zakynthos', 'skiathos', 'skopelos', 'halkidiki'],
    ...['mykonos', 'paros', 'naxos', 'tinos', 'santorini', 'rhodes', 'crete', 'peloponnese', 'athens-riviera'],
  ],
} as const

interface DeliveredWine extends Wine {
  /** Slugs of regions. */
  deliveredTo: readonly string[]
}

const delivered = (wines: readonly Wine[], deliveredTo: readonly string[]): DeliveredWine[] =>
  wines.map(wine => ({ ...wine, deliveredTo }))

/** The wines of the demonstration. */
export const wines: readonly DeliveredWine[] = [
  ...delivered(southernItaly, deliveredIn.italy),
  ...delivered(centralItaly, deliveredIn.italy),
  ...delivered(france, deliveredIn.france),
  ...delivered(greece, deliveredIn.greece),
]
