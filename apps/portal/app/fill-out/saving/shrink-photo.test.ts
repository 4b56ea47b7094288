import { describe, expect, test } from 'vitest'
import { fittingSize } from './shrink-photo.ts'

describe('fittingSize', () => {
  test.each([
    [4032, 3024, 2048, 1536],
    [3024, 4032, 1536, 2048],
    [2048, 2048, 2048, 2048],
    [640, 480, 640, 480],
    [9000, 10, 2048, 2],
  ])('fits %i by %i into %i by %i', (width, height, fitWidth, fitHeight) => {
    expect(fittingSize(width, height)).toEqual({ width: fitWidth, height: fitHeight })
  })
})
