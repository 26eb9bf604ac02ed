import { ShortlistButton, ShortlistToggle } from '#web/features/shortlist/public'
import { Suggestions } from '#web/features/suggestions/public'
import { VillaCard } from '#web/features/villa-card/public'
import { setQueryData } from '#web/lib/query'
import { Picture } from '#web/ui/picture'
import type { Entry } from './entry'
import { exampleVilla } from './example-villa'
import styles from './gallery.module.css'

const stay = { from: '2027-06-12', to: '2027-06-26' }

/** Seeded in the cache: the gallery looks the same with any catalogue. */
setQueryData('suggestions en', {
  villas: [1, 2, 3].map(id => ({ ...exampleVilla, id })),
  lists: ['Villas for families', 'On the water'].map((name, i) => ({
    ...{ id: i, listId: i, listType: 3, name, url: '/results' },
    picture: exampleVilla.thumb,
  })),
})

export const villas: Entry[] = [
  {
    name: 'Picture',
    states: {
      'four to three': () => (
        <Picture picture={exampleVilla.thumb} sizes="20rem" ratio="4 / 3" className={styles.wide} />
      ),
    },
  },
  {
    name: 'Heart',
    states: {
      'on a picture': () => <ShortlistToggle villa={exampleVilla} />,
      'with words': () => <ShortlistToggle villa={exampleVilla} withWords />,
    },
  },
  { name: 'ShortlistButton', states: { 'opens the drawer': () => <ShortlistButton /> } },
  {
    name: 'VillaCard',
    states: {
      'without dates': () => <VillaCard property={exampleVilla} />,
      'with a stay': () => <VillaCard property={{ ...exampleVilla, totalPrice: 15120 }} stay={stay} />,
      'to be asked for': () => (
        <VillaCard property={{ ...exampleVilla, totalPrice: 15120, pending: true }} stay={stay} />
      ),
      taken: () => <VillaCard property={{ ...exampleVilla, booked: true }} stay={stay} />,
    },
  },
  {
    name: 'Suggestions',
    states: {
      'three villas and two collections': () => (
        <div className={styles.wide}>
          <Suggestions />
        </div>
      ),
    },
  },
]
