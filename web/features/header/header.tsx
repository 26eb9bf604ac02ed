import type { PageReply } from '#contract/pages'

export function Header({ page }: { page: PageReply; overPicture: boolean }) {
  return <header>{page.title}</header>
}
