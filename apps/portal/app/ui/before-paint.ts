import { useEffect, useLayoutEffect } from 'react'

/** An effect before the page is painted. A server has none, and warns of those that it leaves out. */
export const useBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect
