// Measures one page once and prints its figures as JSON: node measure.mjs <url> <cookie>
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags } from '../../tooling/checks/chromium.mjs'

const [url = '', cookie = ''] = process.argv.slice(2)
const chrome = await launch({
  chromeFlags: ['--headless=new', ...chromiumFlags],
})
try {
  await signInBrowser()
  const result = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
  })
  const { categories, audits } = result.lhr
  const failed = Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, score, displayValue }) => ({ id, score, displayValue }))
  console.log(
    JSON.stringify({
      performance: Math.round(categories.performance.score * 100),
      accessibility: Math.round(categories.accessibility.score * 100),
      bestPractices: Math.round(categories['best-practices'].score * 100),
      lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
      tbtMs: Math.round(audits['total-blocking-time'].numericValue),
      cls: audits['cumulative-layout-shift'].numericValue,
      bytes: Math.round(audits['total-byte-weight'].numericValue),
      failed,
    }),
  )
} finally {
  await chrome.kill()
}

/** As a cookie of the browser, which its streams and its service worker send as well. */
async function signInBrowser() {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  const [name = '', value = ''] = cookie.split('=')
  await browser.contexts()[0]?.addCookies([{ name, value, url: new URL(url).origin }])
  await browser.close()
}
