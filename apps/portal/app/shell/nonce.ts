import { createContext, useContext } from 'react'

/** Carries the nonce of this answer's content security policy; the server's entry provides it. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

/** The nonce under which a browser got its document; scripts may read it, style sheets may not. */
export const nonceOfDocument =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('script[nonce]')?.nonce
