import type { ReactNode } from 'react'
import styles from './place-page-body.module.css'

/** Content of a place page, in page width. */
export const PlaceBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>
