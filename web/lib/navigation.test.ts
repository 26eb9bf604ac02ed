import { expect, test } from 'vitest'
import { isInternalUrl } from './navigation'

const site = 'https://maestrale.example'
const inApp = (address: string) => isInternalUrl(new URL(address, site), site)

test('pages of the site are followed inside the app', () => {
  expect(['/', '/greece/corfu', '/fr/results?des=16', '/faq#pool'].map(inApp)).toEqual([true, true, true, true])
})

test('paths that the server handles itself are left to the browser', () => {
  expect(['/api/docs', '/media/7/400.jpg', '/dev/mail', '/office', '/guides/corfu.pdf'].map(inApp)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('a path that merely starts like an excluded one is a page', () => {
  expect(inApp('/officer-s-house')).toBe(true)
})

test('other sites, phone numbers and mail are left to the browser', () => {
  expect(['https://elsewhere.example/', 'tel:+442079460321', 'mailto:a@b.example'].map(inApp)).toEqual([
    false,
    false,
    false,
  ])
})
