import { expect, test } from 'vitest'
import { canChangePhotos, findPhotoProblem, isPhotoType } from './photos.ts'

test('a photograph has at least 200 pixels a side, and at most 50 million', () => {
  expect(findPhotoProblem({ width: 200, height: 200 })).toBeUndefined()
  expect(findPhotoProblem({ width: 4000, height: 199 })).toBe('file-type-not-accepted')
  expect(findPhotoProblem({ width: 8064, height: 6048 })).toBeUndefined()
  expect(findPhotoProblem({ width: 10_000, height: 5001 })).toBe('too-large')
})

test('JPEG, PNG and WebP are photographs; drawings, documents and unknown files are not', () => {
  expect(['image/jpeg', 'image/png', 'image/webp'].every(isPhotoType)).toBe(true)
  for (const type of ['image/svg+xml', 'image/gif', 'image/heic', 'application/pdf', undefined])
    expect(isPhotoType(type)).toBe(false)
})

test('photographs are final once their feedback is published', () => {
  expect([canChangePhotos(null), canChangePhotos('withheld'), canChangePhotos('published')]).toEqual([
    true,
    true,
    false,
  ])
})
