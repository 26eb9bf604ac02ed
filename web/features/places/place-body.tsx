import type { ReactNode } from 'react'
import styles from './place-body.module.css'

/** What stands on a page about a place, as wide as pages are. */
export const PlaceBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>
