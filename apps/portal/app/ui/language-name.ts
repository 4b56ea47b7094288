/**
 * What a language is called by those who speak it, by its tag: "Español". The tag itself where it has
 * no name. A browser may know other names than the server, so that only the server asks.
 */
export function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name === tag ? tag : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}
