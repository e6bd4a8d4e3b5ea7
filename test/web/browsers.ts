/** Where a browser that draws as Chromium does is usually installed, and how tests start it. */
import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

const LINUX = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
  'brave',
];
const LINUX_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/var/lib/flatpak/exports/bin'];
const LINUX_OTHER = [
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/opt/brave.com/brave/brave',
  '/usr/lib/chromium/chromium',
  '/var/lib/flatpak/exports/bin/org.chromium.Chromium',
  '/var/lib/flatpak/exports/bin/com.google.Chrome',
];
const MAC = ['Chromium', 'Google Chrome', 'Microsoft Edge', 'Brave Browser'];
const WINDOWS = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
  'BraveSoftware/Brave-Browser/Application/brave.exe',
];

/** What `CHROMIUM` may say instead of a path: as if there were no browser here, or none but the one npm brought. */
const NOTHING = 'none';
const BROUGHT = 'npm';

/** The likeliest first; what `CHROMIUM` names alone. */
export const browsersOf = (platform: string, env: Env): string[] => {
  if (env.CHROMIUM === NOTHING || env.CHROMIUM === BROUGHT) return [];
  if (env.CHROMIUM !== undefined && env.CHROMIUM !== '') return [env.CHROMIUM];
  const home = env.HOME ?? '';
  if (platform === 'darwin')
    return [
      ...['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
        MAC.map((app) => posix.join(folder, `${app}.app/Contents/MacOS/${app}`)),
      ),
    ];
  if (platform === 'win32')
    return [
      ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
        folder === undefined ? [] : WINDOWS.map((path) => win32.join(folder, path)),
      ),
    ];
  const onPath = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const folders = [...new Set([...LINUX_FOLDERS, ...onPath])];
  return [...LINUX.flatMap((name) => folders.map((folder) => posix.join(folder, name))), ...LINUX_OTHER];
};

export const NO_BROWSER = 'there is no Chromium, Chrome, Edge or Brave here; install one, or name it in CHROMIUM';

/** Browsers of the machine, and the one npm brought, which is for Linux on x64 only and unpacked when asked for. */
export async function* browsersHere(env: Env = process.env): AsyncGenerator<string> {
  yield* browsersOf(process.platform, env).filter((path) => path === env.CHROMIUM || existsSync(path));
  if (env.CHROMIUM && env.CHROMIUM !== BROUGHT) return;
  if (process.arch !== 'x64' || process.platform !== 'linux') return;
  const { default: brought } = await import('@sparticuz/chromium');
  yield brought.executablePath();
}

/** No memory for pixels, so none are drawn: most of a page's work where there is no GPU, and few tests look at them. */
const UNDRAWN = '--force-gpu-mem-available-mb=0';

/**
 * A Chromium without a window still draws its address bar's suggestions, a page of its own for each visitor: four fifths of what
 * a visitor costs. Of several such lists it takes the last, so what Playwright turns off is here again.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  // a process in reserve for each visitor, who never needs it
  'SpareRendererForSitePerProcess',
];

/** `drawn`: for pictures, and for times as people see them. */
export const browserArgs = (drawn: boolean): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  // letters as wide as on a phone, also where a browser without a window would round them to whole pixels
  '--font-render-hinting=none',
  `--disable-features=${WITHOUT.join()}`,
  ...(drawn ? [] : [UNDRAWN]),
];
