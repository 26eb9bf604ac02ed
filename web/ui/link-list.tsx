import { InternalLink } from './internal-link'

interface LinkListProps {
  links: readonly { name: string; path: string }[]
  className?: string | undefined
  /** The looks of each link. */
  linkClassName?: string | undefined
  /** What the list is of, where no heading says it. */
  label?: string
}

/** Links of the site, one below the other. */
export const LinkList = ({ links, className, linkClassName, label }: LinkListProps) => (
  <ul className={className} aria-label={label}>
    {links.map(({ name, path }) => (
      <li key={path}>
        <InternalLink to={path} className={linkClassName}>
          {name}
        </InternalLink>
      </li>
    ))}
  </ul>
)
