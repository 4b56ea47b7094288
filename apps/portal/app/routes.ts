import { flatRoutes } from '@remix-run/fs-routes'

// Remix's own folder convention. Tests lie beside the routes and are none.
export default flatRoutes({ ignoredRouteFiles: ['**/*.test.{ts,tsx}'] })
