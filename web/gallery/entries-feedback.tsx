import { Price } from '#web/features/currency/public'
import { Badge } from '#web/ui/badge'
import { Skeleton } from '#web/ui/skeleton'
import type { Entry } from './entry'
import styles from './gallery.module.css'

export const feedback: Entry[] = [
  {
    name: 'Tag',
    states: {
      plain: () => <Badge>Think exquisite</Badge>,
      available: () => <Badge tone="available">Free</Badge>,
      ask: () => <Badge tone="ask">On request</Badge>,
      last: () => <Badge tone="last">Last week</Badge>,
    },
  },
  {
    name: 'Skeleton',
    states: {
      'picture and lines': () => (
        <div className={styles.wide}>
          <Skeleton ratio="4 / 3" />
          <Skeleton share={0.7} />
          <Skeleton share={0.4} />
        </div>
      ),
    },
  },
  {
    name: 'Price',
    states: { 'whole euros': () => <Price amount={9800} />, 'with cents': () => <Price amount={1020.5} /> },
  },
]
