/** A stylesheet as text, for constructed sheets. Vite knows the suffix; the build has a plugin. */
declare module '*.css?inline' {
  const css: string
  export default css
}
