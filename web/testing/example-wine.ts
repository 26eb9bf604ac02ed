import type { WineSales, WineShown } from '#contract/extras/wine'
import type { WineOrderShown } from '#contract/extras/wine-schemas'

/** A wine that is sold by the case of six; 14 bottles are left. */
export const exampleWine: WineShown = {
  ...{ wineId: 1, region: { id: 1, name: 'Sicily' }, appellation: 'Etna Rosso', name: 'Contrada Nerina' },
  ...{ producer: 'Tenuta Lavascura', vintage: 2021, colour: 'red', bottleMl: 750, bottlesPerCase: 6 },
  ...{ bottlePrice: 24.5, casePrice: 147, bottlesLeft: 14, complimentary: true },
  ...{ grape: 'Nerello Mascalese', style: 'Pale and long.', pairing: 'Swordfish', picture: null },
}
/** A wine of which nothing is left. */
export const soldOutWine: WineShown = {
  ...exampleWine,
  ...{ wineId: 4, name: 'Primaneve', colour: 'sparkling', bottlesPerCase: 1, bottlePrice: 32.5, casePrice: 32.5 },
  ...{ complimentary: false, bottlesLeft: 0 },
}
/** Wine can be ordered for booking 7. */
export const exampleSales: WineSales = {
  ...{ possible: true, reason: null, opens: '2027-04-06', closes: '2027-05-29', delivery: '2027-06-05' },
  ...{ villa: 'Baglio Salinaro', place: 'Noto', timezone: 'Europe/Rome', bookingId: 7, complimentaryBottles: 0 },
}
/** Two bottles that the company gives, asked for. */
export const giftOrder: WineOrderShown = {
  ...{ itemId: 9, kind: 'complimentary', status: 1, orderedAt: '2027-05-01T10:00:00Z', payUntil: null, bottles: 2 },
  ...{ delivery: '2027-06-05', deliveredAt: null, lines: [], deliveryCharge: 0, total: 0, note: '', message: '' },
  mine: true,
}
