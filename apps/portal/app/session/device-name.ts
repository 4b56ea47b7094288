// What is looked for in the order in which one hides another: Edge calls itself Chrome as well, and
// Chrome calls itself Safari.
const browsers = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bLynx\//i, 'Lynx'],
] as const
const systems = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/** What a person knows a browser by, such as "Firefox on Android"; undefined where it does not say. */
export function deviceName(userAgent: string | null): string | undefined {
  const said = userAgent ?? ''
  const browser = browsers.find(([sign]) => sign.test(said))?.[1]
  const system = systems.find(([sign]) => sign.test(said))?.[1]
  return browser !== undefined && system !== undefined ? `${browser} on ${system}` : browser
}
