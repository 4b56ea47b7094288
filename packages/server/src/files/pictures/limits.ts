import { fail } from '../../fail.ts'

/** A little more than the 8192 x 6144 dots of the cameras that are sold as 50 megapixels. */
const dotsMax = 50 * 1024 * 1024

/** Ends the taking of a picture that no program could show. */
export function refusePicture(): never {
  return fail('unsupported_media_type', {
    message: 'This picture cannot be read: it is damaged or incomplete. Please choose another one.',
  })
}

/** Holds the size that a picture's head declares against what a page can show. */
export function checkSize(width: number, height: number): void {
  if (width * height === 0) {
    refusePicture()
  }
  if (width * height > dotsMax) {
    fail('body_too_large', {
      message: `This picture has ${width} x ${height} dots. A picture may have at most 50 megapixels.`,
    })
  }
}
