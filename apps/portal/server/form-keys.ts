import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The name of the hidden field that carries a form's key. */
export const formKeyField = 'formKey'

/** Mints the keys of form posts and tells its own from strangers'. */
export interface FormKeys {
  /**
   * A fresh key for one rendered form, bound to the session or visitor that it is shown to, and
   * marked with the person where one is signed in.
   */
  mint: (owner: string, personId?: string) => string
  fits: (key: string, owner: string) => boolean
  /** Whether a key was minted for a form that was shown to this person, in whichever session. */
  isOf: (key: string, personId: string) => boolean
  /** Whether a key was minted for a form that was shown to another person than this one. */
  isOfAnother: (key: string, personId: string) => boolean
}

// Short, for a list of rows holds many keys, and this part guards against mistakes alone.
const markBytes = 8
const shape = /^([\w-]{22})\.([\w-]{43})(?:\.([\w-]{11}))?$/

/**
 * A form key is a random part and its HMAC with the owner, so nothing is stored for it, another
 * session's key is worthless, and no two renders share one (which also keeps compressed pages from
 * giving it away byte by byte). A session's key tells by a second HMAC whose form it was: somebody
 * else may have signed in on the same browser since, and must not put their name to it.
 */
export function createFormKeys(secret: string): FormKeys {
  const digest = (text: string): Buffer => createHmac('sha256', secret).update(text).digest()
  const seal = (random: string, owner: string): Buffer => digest(`form-key\0${random}\0${owner}`)
  const mark = (random: string, personId: string): Buffer =>
    digest(`form-person\0${random}\0${personId}`).subarray(0, markBytes)

  /** Whether the mark is this person's; undefined where there is no mark. */
  const isMarkedFor = (key: string, personId: string): boolean | undefined => {
    const [, random, , given] = shape.exec(key) ?? []
    if (random === undefined || given === undefined) {
      return undefined
    }
    return timingSafeEqual(Buffer.from(given, 'base64url'), mark(random, personId))
  }

  return {
    mint: (owner, personId) => {
      const random = randomBytes(16).toString('base64url')
      const key = `${random}.${seal(random, owner).toString('base64url')}`
      return personId === undefined ? key : `${key}.${mark(random, personId).toString('base64url')}`
    },
    fits: (key, owner) => {
      const [, random, given] = shape.exec(key) ?? []
      if (random === undefined || given === undefined) {
        return false
      }
      return timingSafeEqual(Buffer.from(given, 'base64url'), seal(random, owner))
    },
    isOf: (key, personId) => isMarkedFor(key, personId) === true,
    isOfAnother: (key, personId) => isMarkedFor(key, personId) === false,
  }
}
