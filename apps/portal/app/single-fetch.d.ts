import '@remix-run/node'

declare module '@remix-run/node' {
  // Tells the types what the build does: loader data arrives as it was returned.
  interface Future {
    v3_singleFetch: true
  }
}
