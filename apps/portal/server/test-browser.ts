/** A browser without a script: it keeps cookies by host and follows redirects from site to site. */
export function openTestBrowser(agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0') {
  const jars = new Map<string, Map<string, string>>()

  function jarOf(url: URL): Map<string, string> {
    const jar = jars.get(url.host) ?? new Map<string, string>()
    jars.set(url.host, jar)
    return jar
  }

  /** One request, with what this host has set. */
  async function ask(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const jar = jarOf(url)
    const headers = new Headers(init.headers)
    headers.set('User-Agent', agent)
    if (jar.size > 0) {
      headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(cookie)) {
        jar.delete(name)
      } else {
        jar.set(name, value)
      }
    }
    return response
  }

  /** Follows redirects until a page comes, or one that `stopsAt`; answers where that is. */
  async function walk(address: string | URL, stopsAt: (url: URL) => boolean = () => false) {
    let url = new URL(address)
    for (let step = 0; step < 20; step += 1) {
      const response = await ask(url)
      const location = response.headers.get('Location')
      if (location === null) {
        return { url, response }
      }
      url = new URL(location, url)
      if (stopsAt(url)) {
        return { url, response }
      }
    }
    throw new Error(`There is no end of redirects at ${url.href}`)
  }

  return { ask, walk, cookie: (host: string, name: string) => jars.get(host)?.get(name), jarOf }
}

export type TestBrowser = ReturnType<typeof openTestBrowser>
