import { useEffect } from 'react'
import type { PageData } from '#web/lib/page-data'

export const titleOf = ({ page, site }: PageData): string =>
  page.title ? `${page.title} · ${site.company.name}` : site.company.name

/** Updates the document's title, language and description after client-side navigation. */
export function useHead(data: PageData): void {
  const { page, language } = data
  const title = titleOf(data)
  const description = page.metaDescription
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description, language])
}
