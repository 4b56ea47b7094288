import { useEffect, useLayoutEffect } from 'react'

/** An effect that runs before the browser paints. A server, which runs none, does not warn of it. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
