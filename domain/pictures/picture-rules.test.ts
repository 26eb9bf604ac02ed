import { expect, test } from 'vitest'
import { findPictureProblem, maxPicturePixels, minPictureWidth } from './picture-rules.ts'

test.each([
  [{ width: minPictureWidth, height: 1 }, undefined],
  [{ width: minPictureWidth - 1, height: 4000 }, 'picture-too-small'],
  [{ width: 10_000, height: maxPicturePixels / 10_000 }, undefined],
  [{ width: 10_000, height: maxPicturePixels / 10_000 + 1 }, 'picture-too-many-pixels'],
])('a picture of %j has the problem %s', (size, problem) => {
  expect(findPictureProblem(size)).toBe(problem)
})
