import { expect, test } from 'vitest'
import type { PageReply } from '#contract/pages'
import { examplePage } from '#web/testing/example-page'
import { renderComponent } from '#web/testing/render-component'
import { useRecordViewed } from './public'

function Viewed({ page, agreed }: { page: PageReply; agreed: boolean }) {
  useRecordViewed(page, agreed)
  return null
}
const villaPage = { ...examplePage, kind: 'villa', id: 7 } as unknown as PageReply

test.each([
  ['a villa is remembered with consent', villaPage, true, '[7]'],
  ['a villa is not remembered without consent', villaPage, false, null],
  ['other pages are not remembered', examplePage, true, null],
])('%s', async (_, page, agreed, stored) => {
  await renderComponent(<Viewed page={page} agreed={agreed} />)
  expect(localStorage.getItem('viewedvillas')).toBe(stored)
})
