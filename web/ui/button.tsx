import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import styles from './button.module.css'
import { classes } from './classes'
import { InternalLink } from './internal-link'

/** Prominence of a button: one primary per view. */
type Look = 'primary' | 'secondary' | 'quiet' | 'onSea'

interface Dress {
  look?: Look
  /** Full width of its container. */
  wide?: boolean
}

const dressed = ({ look = 'primary', wide }: Dress, className?: string) =>
  classes(styles.button, styles[look], wide && styles.wide, className)

export function Button({ look, wide, className, ...rest }: Dress & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={dressed({ look, wide } as Dress, className)} />
}

/** A link to another page of the site that looks like a button. */
export function ButtonLink({ look, wide, className, ...rest }: Dress & ComponentProps<typeof InternalLink>) {
  return <InternalLink {...rest} className={dressed({ look, wide } as Dress, className)} />
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name. */
  label: string
  /** On a plate of its own, above a picture. */
  plate?: boolean
}

export function IconButton({ label, plate, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(styles.icon, plate && styles.plate, className)}
    />
  )
}
