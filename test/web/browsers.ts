/** Usual paths of Chromium browsers, and how tests start them. */
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

/** Values of `CHROMIUM` other than a path: no browser, or only npm's. */
const NOTHING = 'none';
const BROUGHT = 'npm';

/** The likeliest first; or only the one in `CHROMIUM`. */
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

/** Browsers of the machine, and npm's, which is for Linux on x64 only and unpacked on demand. */
export async function* browsersHere(env: Env = process.env): AsyncGenerator<string> {
  yield* browsersOf(process.platform, env).filter((path) => path === env.CHROMIUM || existsSync(path));
  if (env.CHROMIUM && env.CHROMIUM !== BROUGHT) return;
  if (process.arch !== 'x64' || process.platform !== 'linux') return;
  const { default: brought } = await import('@sparticuz/chromium');
  yield brought.executablePath();
}

/** No pixel memory, so nothing is rendered: most of a page's work without a GPU, and few tests look at it. */
const UNDRAWN = '--force-gpu-mem-available-mb=0';

/**
 * Headless Chromium still renders address suggestions, a page per visitor: four fifths of a visitor's cost. The last
 * such flag counts, so Playwright's list is repeated here.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AimEnabled'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  // a spare process per visitor, never needed
  'SpareRendererForSitePerProcess',
];

/** `drawn`: for pictures, and real timing. */
export const browserArgs = (drawn: boolean): string[] => [
  '--no-sandbox',
  '--disable-gpu',
  // font widths as on phones, where headless mode rounds to whole pixels
  '--font-render-hinting=none',
  `--disable-features=${WITHOUT.join()}`,
  ...(drawn ? [] : [UNDRAWN]),
];
