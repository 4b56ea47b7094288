/** What the tabs of one browser tell each other. */
export type DeviceNews =
  /** The keys were dropped: whoever was signed in may not be any longer. */
  | 'locked'
  /** A page was left with something unsent, or what waits was looked at. */
  | 'unsent'

const channelName = 'holdpoint-device'

/** Tells the other tabs, and the other listeners of this one. */
export function tellDevice(news: DeviceNews): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(news)
  channel.close()
}

/** Listens until what it answers is called. */
export function onDeviceNews(listener: (news: DeviceNews) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'locked' || data === 'unsent') {
      listener(data)
    }
  }
  return () => channel.close()
}
