import { type ReactNode, Suspense, use } from 'react'
import type { PageReply } from '#contract/pages'
import type { LoadedTemplate } from '#web/templates'
import { useHydrated } from '#web/ui/hydration'
import { Skeleton } from '#web/ui/skeleton'
import styles from './page-template.module.css'
import { TemplateBoundary } from './template-boundary'

interface PageTemplateProps {
  page: PageReply
  template: LoadedTemplate
  /** What the template loads more; absent until the browser has begun to ask. */
  more: Promise<unknown> | undefined
}

/** A page in its template. Whatever fails in it, the navigation above and the footer below stay. */
export function PageTemplate({ page, template, more }: PageTemplateProps) {
  const { Component, load } = template
  return (
    <TemplateBoundary page={page} more={more}>
      {load ? <Loaded page={page} template={template} more={more} /> : <Component page={page} more={undefined} />}
    </TemplateBoundary>
  )
}

/** A template that loads more: what the server sends, and what is shown until all has come, is its title. */
function Loaded({ page, template: { Component }, more }: PageTemplateProps) {
  const hydrated = useHydrated()
  const waiting = <Waiting title={page.heading1} />
  if (!more || !hydrated) return waiting
  return (
    <Suspense fallback={waiting}>
      <Arrived more={more}>{answer => <Component page={page} more={answer} />}</Arrived>
    </Suspense>
  )
}

const Arrived = ({ more, children }: { more: Promise<unknown>; children: (answer: unknown) => ReactNode }) =>
  children(use(more))

const Waiting = ({ title }: { title: string }) => (
  <div className={styles.waiting} aria-busy>
    <h1 className={styles.title}>{title}</h1>
    <Skeleton />
    <Skeleton />
    <Skeleton share={0.6} />
  </div>
)
