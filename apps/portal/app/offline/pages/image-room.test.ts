import { describe, expect, test } from 'vitest'
import { imageRoom, imagesMaxBytes, withImages, type KeptImage } from './image-room.ts'

const image = (address: string, bytes = 100): KeptImage => ({ id: `r-${address}`, address, bytes })
const names = (images: readonly KeptImage[]) => images.map(({ address }) => address)

describe('the room of photos', () => {
  test('is a quarter of what is free, what they take up themselves counted in', () => {
    expect(imageRoom({ quota: 1000, usage: 600 }, 0)).toBe(100)
    expect(imageRoom({ quota: 1000, usage: 600 }, 400)).toBe(200)
    expect(imageRoom({ quota: 1000, usage: 1200 }, 0)).toBe(0)
  })

  test('has an end on a large disk, and where the browser tells nothing', () => {
    expect(imageRoom({ quota: 1e12, usage: 0 }, 0)).toBe(imagesMaxBytes)
    expect(imageRoom({}, 0)).toBeLessThan(imagesMaxBytes)
  })
})

describe('keeping photos', () => {
  test('puts those of the form that was seen last first', () => {
    const { images, gone } = withImages([image('a'), image('b')], [image('c'), image('b')], 1000)
    expect(names(images)).toEqual(['c', 'b', 'a'])
    expect(gone).toEqual([])
  })

  test('lets those seen longest ago go where there is no room', () => {
    const { images, gone } = withImages([image('a'), image('b')], [image('c')], 200)
    expect(names(images)).toEqual(['c', 'a'])
    expect(names(gone)).toEqual(['b'])
  })

  test('leaves out one that is larger than the room, and keeps the others', () => {
    const { images, gone } = withImages([image('a')], [image('large', 500)], 200)
    expect(names(images)).toEqual(['a'])
    expect(names(gone)).toEqual(['large'])
  })
})
