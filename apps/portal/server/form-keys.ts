import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The name of the hidden field that carries a form's key. */
export const formKeyField = 'formKey'

/** Mints the keys of form posts and tells its own from strangers'. */
export interface FormKeys {
  /** A fresh key for one rendered form, bound to the session or visitor that it is shown to. */
  mint: (owner: string) => string
  fits: (key: string, owner: string) => boolean
}

/**
 * A form key is a random part and its HMAC with the owner, so nothing is stored for it, another
 * session's key is worthless, and no two renders share one (which also keeps compressed pages from
 * giving it away byte by byte).
 */
export function createFormKeys(secret: string): FormKeys {
  const seal = (random: string, owner: string): Buffer =>
    createHmac('sha256', secret).update(`form-key\0${random}\0${owner}`).digest()

  return {
    mint: (owner) => {
      const random = randomBytes(16).toString('base64url')
      return `${random}.${seal(random, owner).toString('base64url')}`
    },
    fits: (key, owner) => {
      const [, random, given] = /^([\w-]{22})\.([\w-]{43})$/.exec(key) ?? []
      if (random === undefined || given === undefined) {
        return false
      }
      return timingSafeEqual(Buffer.from(given, 'base64url'), seal(random, owner))
    },
  }
}
