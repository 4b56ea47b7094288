const workerAddress = '/service-worker.js'

/** Whether a worker stands by, which is asked for where the browser has them. */
export async function registerWorker(): Promise<boolean> {
  // The source has no worker: it is made by the build.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    return false
  }
  try {
    await navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })
    return (await navigator.serviceWorker.getRegistration()) !== undefined
  } catch {
    // Forbidden here, such as in a private window: pages are then read with a network only.
    return false
  }
}
