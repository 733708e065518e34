/**
 * A phone around the page: Capacitor's own Android bridge runs in the page, and what it asks of
 * the phone is answered here. So the web build, its plugins' code and the bridge are the real
 * ones; only the phone behind them stands in.
 */
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Methods, Options, Radio } from './phone-adapters.ts'
import { bluetoothPlugin, tcpPlugin } from './phone-adapters.ts'

const capacitor = dirname(createRequire(import.meta.url).resolve('@capacitor/android/package.json'))
const BRIDGE = readFileSync(join(capacitor, 'capacitor/src/main/assets/native-bridge.js'), 'utf8')

type Call = { callbackId: string; pluginId: string; methodName: string; options: Options }

export type Phone = Radio & {
  /** The locked store, by the names the app gives. */
  secure: Map<string, string>
  /** What the app keeps for itself; gone when it is removed. */
  preferences: Map<string, string>
  /** What Google's dialog gives; null for a driver who closes it. */
  googleToken: string | null
  /** Texts that reached the share sheet. */
  shared: string[]
  /** Letters of the status bar: DARK means light letters. */
  statusBar: string[]
  isSplashShown: boolean
  /** What lies among the phone's own notices. */
  notices: { id: number; title: string; body: string }[]
  /** How many share sheets the driver closes without choosing. */
  sheetsToClose: number
  /** Files that reached the share sheet. */
  files: { name: string; bytes: Buffer }[]
  /** How often the app has stepped aside. */
  minimized: number
  /** Opens a link that names the app, as another app would. */
  openLink(url: string): Promise<void>
  /** Presses the phone's own back button. */
  pressBack(): Promise<void>
}

const PREFIX = 'capacitor-storage_'

/** Puts the page into a phone; call before it goes anywhere. One phone may hold several pages in turn. */
export async function intoPhone(page: Page, phone: Phone = newPhone()): Promise<Phone> {
  const listeners = new Map<string, string>()
  const plugins = pluginsOf(phone)
  const answer = async ({ callbackId, pluginId, methodName, options }: Call) => {
    if (methodName === 'addListener') {
      listeners.set(`${pluginId} ${options.eventName}`, callbackId)
      return { callbackId, pluginId, methodName, success: true, save: true }
    }
    try {
      const data = (await plugins[pluginId]?.[methodName]?.(options)) ?? {}
      return { callbackId, pluginId, methodName, success: true, data }
    } catch (error) {
      return {
        callbackId,
        pluginId,
        methodName,
        success: false,
        error: { message: error instanceof Error ? error.message : String(error) },
      }
    }
  }
  await page.exposeFunction('askPhone', answer)
  const headers = Object.entries(plugins).map(([name, methods]) => ({
    name,
    methods: [
      ...Object.keys(methods).map((method) => ({ name: method, rtype: 'promise' })),
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener', rtype: 'callback' },
    ],
  }))
  await page.addInitScript({
    content: `
      window.Capacitor = { PluginHeaders: ${JSON.stringify(headers)}, isLoggingEnabled: false };
      window.androidBridge = {
        postMessage: (text) => {
          const call = JSON.parse(text);
          if (call.type === 'js.error' || call.pluginId === 'Console' || call.methodName === 'removeListener') return;
          window.askPhone(call).then((result) => {
            if (call.methodName !== 'addListener') window.Capacitor.fromNative(result);
          });
        },
      };
      ${BRIDGE}`,
  })
  const deliver = async (pluginId: string, event: string, data: Options) => {
    const callbackId = listeners.get(`${pluginId} ${event}`)
    if (callbackId === undefined) throw new Error(`the app does not listen to ${event}`)
    await page.evaluate(
      (result) =>
        (window as unknown as { Capacitor: { fromNative(r: unknown): void } }).Capacitor.fromNative(result),
      { callbackId, pluginId, methodName: 'addListener', success: true, save: true, data },
    )
  }
  let telling = Promise.resolve()
  phone.tell = (plugin, event, data) => {
    // What comes when the page has gone concerns nobody.
    telling = telling.then(() => deliver(plugin, event, data)).catch(() => undefined)
  }
  phone.openLink = (url) => deliver('App', 'appUrlOpen', { url })
  phone.pressBack = async () => {
    const canGoBack = await page.evaluate(() => window.navigation.canGoBack)
    await deliver('App', 'backButton', { canGoBack })
  }
  return phone
}

const BUILD = join(import.meta.dirname, '../../apps/web/dist')

/**
 * A phone's app has the whole build inside, with its backend's address: it opens without a network and
 * without a worker. From here on the page gets its own files that way; only its backend is asked for.
 */
export async function carryApp(page: Page): Promise<void> {
  const config = await (await page.request.get('/config.json')).body()
  const insideOf = (path: string) =>
    [path, `${path}.html`, `${path}index.html`].find(
      (name) => /\.\w+$/.test(name) && existsSync(BUILD + name),
    )
  await page.route(
    ({ pathname }) => pathname === '/config.json' || insideOf(pathname) !== undefined,
    (route) => {
      const { pathname } = new URL(route.request().url())
      return pathname === '/config.json'
        ? route.fulfill({ body: config, contentType: 'application/json' })
        : route.fulfill({ path: BUILD + insideOf(pathname) })
    },
  )
}

const inNoPage = () => Promise.reject(new Error('no page is in this phone'))

export function newPhone(): Phone {
  return {
    secure: new Map(),
    preferences: new Map(),
    googleToken: null,
    shared: [],
    sheetsToClose: 0,
    statusBar: [],
    isSplashShown: true,
    notices: [],
    files: [],
    bluetooth: null,
    wifi: null,
    minimized: 0,
    openLink: inNoPage,
    pressBack: inNoPage,
    tell: () => undefined,
  }
}

function pluginsOf(phone: Phone): Record<string, Methods> {
  const text = (value: unknown) => String(value)
  const cache = new Map<string, { name: string; bytes: Buffer }>()
  return {
    SecureStorage: {
      setSynchronizeKeychain: () => undefined,
      internalGetItem: ({ prefixedKey }) => ({
        data: phone.secure.get(text(prefixedKey).slice(PREFIX.length)) ?? null,
      }),
      internalSetItem: ({ prefixedKey, data }) =>
        void phone.secure.set(text(prefixedKey).slice(PREFIX.length), text(data)),
      internalRemoveItem: ({ prefixedKey }) => ({
        success: phone.secure.delete(text(prefixedKey).slice(PREFIX.length)),
      }),
      internalClearItemsWithPrefix: () => phone.secure.clear(),
      internalGetPrefixedKeys: () => ({ keys: [...phone.secure.keys()].map((key) => PREFIX + key) }),
    },
    Preferences: {
      configure: () => undefined,
      get: ({ key }) => ({ value: phone.preferences.get(text(key)) ?? null }),
      set: ({ key, value }) => void phone.preferences.set(text(key), text(value)),
      remove: ({ key }) => void phone.preferences.delete(text(key)),
      clear: () => phone.preferences.clear(),
      keys: () => ({ keys: [...phone.preferences.keys()] }),
    },
    SocialLogin: {
      initialize: () => undefined,
      login: () => {
        if (phone.googleToken === null) throw new Error('The dialog was closed')
        const result = {
          responseType: 'online',
          idToken: phone.googleToken || null,
          accessToken: null,
          profile: {},
        }
        return { provider: 'google', result }
      },
    },
    Share: {
      canShare: () => ({ value: true }),
      share: ({ text: said, files }) => {
        if (phone.sheetsToClose-- > 0) throw new Error('Share canceled')
        phone.sheetsToClose = 0
        if (said !== undefined) phone.shared.push(text(said))
        for (const uri of (files as string[] | undefined) ?? []) {
          const file = cache.get(uri)
          if (file === undefined) throw new Error('File not found')
          phone.files.push(file)
        }
        return { activityType: 'mail' }
      },
    },
    App: {
      getLaunchUrl: () => ({}),
      getInfo: () => ({ name: 'Tappet', id: 'app.tappet', build: '1', version: '1.0.0' }),
      minimizeApp: () => {
        phone.minimized += 1
      },
      exitApp: () => undefined,
    },
    LocalNotifications: {
      requestPermissions: () => ({ display: 'granted' }),
      schedule: ({ notifications }) => {
        for (const notice of notifications as Phone['notices'])
          phone.notices = [...phone.notices.filter(({ id }) => id !== notice.id), notice]
      },
    },
    Filesystem: {
      writeFile: ({ path, data }) => {
        const uri = `file:///cache/${path}`
        cache.set(uri, { name: text(path), bytes: Buffer.from(text(data), 'base64') })
        return { uri }
      },
    },
    BluetoothLe: bluetoothPlugin(phone),
    TcpSocket: tcpPlugin(phone),
    StatusBar: { setStyle: ({ style }) => void phone.statusBar.push(text(style)) },
    SplashScreen: {
      hide: () => {
        phone.isSplashShown = false
      },
    },
  }
}
