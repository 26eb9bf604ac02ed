import type { CSSProperties } from 'react'
import { Emphasis } from '#web/ui/emphasis'
import * as icons from '#web/ui/icons'
import type { Entry } from './entry'
import styles from './gallery.module.css'

const colours = [
  'ink',
  'ink-soft',
  'limestone',
  'paper',
  'sea',
  'sea-deep',
  'sea-wash',
  'terracotta',
  'terracotta-deep',
  'sand',
  'sand-light',
  'foam',
  'olive',
  'olive-deep',
  'olive-wash',
  'line',
  'line-firm',
]

export const foundations: Entry[] = [
  {
    name: 'Colours',
    states: {
      'tokens.css': () => (
        <div className={styles.swatches}>
          {colours.map(name => (
            <div key={name}>
              <div className={styles.swatch} style={{ '--shown': `var(--${name})` } as CSSProperties} />
              {name}
            </div>
          ))}
        </div>
      ),
    },
  },
  {
    name: 'Type',
    states: {
      headings: () => (
        <div>
          <p style={{ font: 'var(--light) var(--title-l) / 1.05 var(--serif)' }}>
            <Emphasis text="The house is the *journey*" />
          </p>
          <p style={{ font: 'var(--regular) var(--title-m) / 1.1 var(--serif)' }}>24 villas in Corfu and Paxos</p>
          <p style={{ font: 'var(--medium) var(--title-s) / 1.2 var(--serif)' }}>Kalami House</p>
        </div>
      ),
      text: () => (
        <p>
          A shipowner’s summer house above a bay of white pebbles, with a long table under the vine and a path of
          eighty-two steps that ends in the water.
        </p>
      ),
    },
  },
  {
    name: 'Icons',
    states: {
      all: () => (
        <div className={styles.contents}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} aria-label={name} />
          ))}
        </div>
      ),
    },
  },
]
