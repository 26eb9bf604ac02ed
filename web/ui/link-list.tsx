import { InternalLink } from './internal-link'

interface LinkListProps {
  links: readonly { name: string; path: string }[]
  className?: string | undefined
  /** Class of each link. */
  linkClassName?: string | undefined
  /** Accessible name, if no heading names the list. */
  label?: string
}

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
