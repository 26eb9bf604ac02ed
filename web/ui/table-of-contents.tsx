import { useEffect, useState } from 'react'
import type { TextSection } from '#contract/pages/outlined'
import { ContentHtml } from './content-html'
import { InternalLink } from './internal-link'
import styles from './table-of-contents.module.css'

/** Root margin: everything above the reading position, however far. */
const scrollSpyMargin = '9999999px 0px -60% 0px'

/** Id of the current section: the last one that starts above the reading position. */
function useActiveSection(sections: readonly TextSection[]): string | undefined {
  const [reading, setReading] = useState<string>()
  useEffect(() => {
    const above = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) above.add(target.id)
          else above.delete(target.id)
        }
        setReading(sections.findLast(({ id }) => above.has(id))?.id)
      },
      { rootMargin: scrollSpyMargin },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return reading
}

/** Table of contents of a longer text; the current section is marked. */
export function TableOfContents({ sections }: { sections: readonly TextSection[] }) {
  const reading = useActiveSection(sections)
  return (
    <ol className={styles.links}>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <InternalLink to={`#${id}`} aria-current={id === reading ? 'location' : undefined}>
            {heading}
          </InternalLink>
        </li>
      ))}
    </ol>
  )
}

/** A longer text by its sections, each with an anchor. */
export const SectionedText = ({ opening, sections }: { opening: string; sections: readonly TextSection[] }) => (
  <>
    {opening && <ContentHtml html={opening} />}
    {sections.map(({ id, heading, html }) => (
      <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        <ContentHtml html={html} />
      </section>
    ))}
  </>
)
