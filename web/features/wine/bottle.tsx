import type { WineColour } from '#domain/wine/wine-kinds'
import { cx } from '#web/ui/cx'
import styles from './bottle.module.css'

interface BottleProps {
  colour: WineColour
  /** Two letters on the label. */
  initials: string
  /** Chooses the drawing on the label: wines of one region share it. */
  regionId: number
  /** A half bottle or a small one is drawn smaller. */
  bottleMl: number
}

/** The motifs of labels: a hill with the sun, terraces, waves, a cypress, an olive branch. */
const motifs = [
  'M2 30 Q13 16 24 26 T38 22 V34 H2 Z M29 14 a4 4 0 1 0 0.01 0 Z',
  'M2 18 H38 V20 H2 Z M2 24 H38 V26 H2 Z M2 30 H38 V32 H2 Z M8 12 h3 v6 h-3 Z M20 18 h3 v6 h-3 Z M30 24 h3 v6 h-3 Z',
  'M2 20 Q8 14 14 20 T26 20 T38 20 V23 Q32 29 26 23 T14 23 T2 23 Z M2 29 Q8 23 14 29 T26 29 T38 29 V34 H2 Z',
  'M20 8 Q26 20 23 32 H17 Q14 20 20 8 Z M4 32 H36 V34 H4 Z',
  'M6 32 Q18 24 34 10 L35 12 Q20 27 7 34 Z M14 22 a5 2.6 30 1 0 6 1 Z M22 15 a5 2.6 30 1 0 6 1 Z M18 29 a5 2.6 -10 1 0 6 -3 Z',
] as const

/** A bottle, drawn: its glass tells the colour of the wine, its label the producer and the region. */
export function Bottle({ colour, initials, regionId, bottleMl }: BottleProps) {
  const isSparkling = colour === 'sparkling'
  const shape = isSparkling
    ? 'M23 4 h14 v34 c0 26 16 34 16 62 v72 q0 6 -6 6 H13 q-6 0 -6 -6 v-72 c0 -28 16 -36 16 -62 Z'
    : 'M24 4 h12 v46 c0 18 15 20 15 42 v80 q0 6 -6 6 H15 q-6 0 -6 -6 v-80 c0 -22 15 -24 15 -42 Z'
  return (
    <svg
      className={cx(styles.bottle, styles[colour], bottleMl < 700 && styles.small)}
      viewBox="0 0 60 182"
      aria-hidden="true"
    >
      <path className={styles.glass} d={shape} />
      <path
        className={styles.light}
        d={isSparkling ? 'M14 104 q0 -16 8 -30 v96 h-8 Z' : 'M15 98 q0 -12 6 -20 v94 h-6 Z'}
      />
      <path className={styles.foil} d={isSparkling ? 'M22 2 h16 v46 q-8 7 -16 0 Z' : 'M23.5 2 h13 v30 h-13 Z'} />
      <g transform="translate(10 96)">
        <path className={styles.label} d="M0 0 H40 V58 H0 Z" />
        <path className={styles.motif} d={motifs[regionId % motifs.length]} />
        <text className={styles.initials} x="20" y="51" textAnchor="middle">
          {initials}
        </text>
      </g>
    </svg>
  )
}
