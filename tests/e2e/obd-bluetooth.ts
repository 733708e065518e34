import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Transport } from '@tappet/obd'
import { BLUETOOTH_PROFILES } from '@tappet/obd'
import type { AdapterOptions, SimulatedAdapter } from '@tappet/obd/testing'
import { BLE, simulatedAdapter } from '@tappet/obd/testing'
import { adapterClock } from './adapter-clock.ts'

declare global {
  interface Window {
    /** Makes the characteristic that is listened on read its value, which tells its listeners. False when it was refused. */
    tappetNotify?: () => Promise<boolean>
  }
}

/** Chromium has Bluetooth for web pages on Linux only when it is asked for. */
export const BLUETOOTH_ARGS = ['--enable-features=WebBluetooth']

const ADDRESS = '09:09:09:09:09:09'
const CLIENT_CONFIGURATION = '00002902-0000-1000-8000-00805f9b34fb'

export type Peripheral = {
  adapter: SimulatedAdapter
  /** Bytes of each write, in order. */
  writes: number[]
  /** Breaks the link from the adapter's side. */
  drop(): Promise<void>
  /** Takes the emulation down: the browser outlives the test. */
  remove(): Promise<void>
}

/**
 * A simulated adapter as a Bluetooth LE device in Chromium's own emulation: the page uses the browser's real
 * navigator.bluetooth, its chooser, GATT and events. The emulation has no notification, so the page's characteristic is
 * made to read its value instead, which fires the same event with the same bytes.
 */
export async function emulatePeripheral(
  browser: Browser,
  page: Page,
  options: Omit<AdapterOptions, 'clock' | 'link'>,
  profile = BLUETOOTH_PROFILES[0],
): Promise<Peripheral> {
  if (profile === undefined) throw new Error('no profile')
  const adapter = simulatedAdapter({ link: BLE, ...options, clock: adapterClock })
  // The emulation belongs to the browser, the chooser to the page.
  const central = await browser.newBrowserCDPSession()
  await page.addInitScript(rememberListened)
  await central.send('BluetoothEmulation.enable', { state: 'powered-on', leSupported: true })
  await central.send('BluetoothEmulation.simulatePreconnectedPeripheral', {
    address: ADDRESS,
    name: options.name ?? 'V-LINK',
    manufacturerData: [],
    knownServiceUuids: [profile.service],
  })
  answerOperations(central)
  const { serviceId } = await central.send('BluetoothEmulation.addService', {
    address: ADDRESS,
    serviceUuid: profile.service,
  })
  await central.send('BluetoothEmulation.addCharacteristic', {
    serviceId,
    characteristicUuid: profile.write,
    properties: { write: true, writeWithoutResponse: true },
  })
  const { characteristicId: listen } = await central.send('BluetoothEmulation.addCharacteristic', {
    serviceId,
    characteristicUuid: profile.notify,
    properties: { notify: true, read: true },
  })
  await central.send('BluetoothEmulation.addDescriptor', {
    characteristicId: listen,
    descriptorUuid: CLIENT_CONFIGURATION,
  })
  const writes = carryBytes(central, page, adapter)
  await answerChooser(page)
  return {
    adapter,
    writes,
    drop: async () => {
      await central.send('BluetoothEmulation.simulateGATTDisconnection', { address: ADDRESS })
    },
    remove: async () => {
      // The page's link ends first: an emulation that goes while it stands takes the browser with it.
      await page.goto('about:blank')
      await central.send('BluetoothEmulation.disable')
      await central.detach()
    },
  }
}

/** Runs in the page. */
function rememberListened(): void {
  if (!('BluetoothRemoteGATTCharacteristic' in globalThis)) return
  const { prototype } = Reflect.get(globalThis, 'BluetoothRemoteGATTCharacteristic')
  const { startNotifications } = prototype
  prototype.startNotifications = function (this: { readValue(): Promise<unknown> }) {
    window.tappetNotify = () =>
      this.readValue().then(
        () => true,
        () => false,
      )
    return startNotifications.call(this)
  }
}

const OK = 0

// An answer that comes when the emulation is already gone concerns nobody.
const tooLate = () => {}

function answerOperations(central: CDPSession): void {
  central.on('BluetoothEmulation.gattOperationReceived', ({ address, type }) => {
    central
      .send('BluetoothEmulation.simulateGATTOperationResponse', { address, type, code: OK })
      .catch(tooLate)
  })
  central.on('BluetoothEmulation.descriptorOperationReceived', ({ descriptorId, type }) => {
    central
      .send('BluetoothEmulation.simulateDescriptorOperationResponse', { descriptorId, type, code: OK })
      .catch(tooLate)
  })
}

// Writes go to the simulated adapter; its pieces come back one read at a time.
function carryBytes(central: CDPSession, page: Page, adapter: SimulatedAdapter): number[] {
  const writes: number[] = []
  const pieces: Uint8Array[] = []
  let transport: Promise<Transport> | null = null
  let delivering: Promise<void> = Promise.resolve()
  const open = async () => {
    const opened = await adapter.open()
    opened.onBytes((bytes) => {
      pieces.push(bytes)
      delivering = delivering.then(() => notify(page)).catch(() => {})
    })
    return opened
  }
  const respond = (
    characteristicId: string,
    type: 'read' | 'write' | 'subscribe-to-notifications' | 'unsubscribe-from-notifications',
    data?: string,
  ) =>
    central.send('BluetoothEmulation.simulateCharacteristicOperationResponse', {
      characteristicId,
      type,
      code: OK,
      ...(data === undefined ? {} : { data }),
    })
  central.on('BluetoothEmulation.characteristicOperationReceived', ({ characteristicId, type, data }) => {
    if (type === 'read') {
      const piece = pieces.shift() ?? new Uint8Array()
      return void respond(characteristicId, type, Buffer.from(piece).toString('base64')).catch(tooLate)
    }
    if (type === 'subscribe-to-notifications') transport = open()
    if (type === 'write') {
      const bytes = Uint8Array.from(Buffer.from(String(data), 'base64'))
      writes.push(bytes.length)
      void transport?.then((opened) => opened.write(bytes))
    }
    respond(characteristicId, type).catch(tooLate)
  })
  return writes
}

// A read is refused while the page's own operation is out, which a notification would not be.
async function notify(page: Page): Promise<void> {
  while (!(await page.evaluate(() => window.tappetNotify?.()))) if (page.isClosed()) return
}

// Chromium tells a prompt twice; answering it twice would end the browser.
async function answerChooser(page: Page): Promise<void> {
  const chooser = await page.context().newCDPSession(page)
  const answered = new Set<string>()
  chooser.on('DeviceAccess.deviceRequestPrompted', ({ id, devices }) => {
    const [device] = devices
    if (device === undefined || answered.has(id)) return
    answered.add(id)
    void chooser.send('DeviceAccess.selectPrompt', { id, deviceId: device.id })
  })
  await chooser.send('DeviceAccess.enable')
}
