const anyOrigin = 'https://own.invalid'
/** Parameters that an external-access address adds, and that its path may not bring. */
export const accessParameters = ['key', 'version', 'deviceType', 'internalVersion'] as const

/**
 * The path that a host asks for, without our own parameters, or undefined when a browser could read
 * it as anything but a page of ours: control characters, backslashes and doubled slashes are
 * refused rather than repaired, and so are calls and the ways in and out.
 */
export function ownPath(path: string): string | undefined {
  const isPlain = [...path].every((sign) => sign.charCodeAt(0) > 0x20 && sign !== '\\')
  if (!path.startsWith('/') || !isPlain || !URL.canParse(path, anyOrigin)) {
    return undefined
  }
  const url = new URL(path, anyOrigin)
  const isPage = !/^\/(?:\/|(?:api|login|logout|assets)(?:\/|$))/i.test(url.pathname)
  if (url.origin !== anyOrigin || !isPage) {
    return undefined
  }
  accessParameters.forEach((name) => url.searchParams.delete(name))
  return url.pathname + url.search
}
