/** Where a browser that draws as Chromium does is usually installed. */
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

/** The likeliest first; what `CHROMIUM` names before all. */
export const browsersOf = (platform: string, env: Env): string[] => {
  const named = env.CHROMIUM === undefined || env.CHROMIUM === '' ? [] : [env.CHROMIUM];
  const home = env.HOME ?? '';
  if (platform === 'darwin')
    return [
      ...named,
      ...['/Applications', posix.join(home, 'Applications')].flatMap((folder) =>
        MAC.map((app) => posix.join(folder, `${app}.app/Contents/MacOS/${app}`)),
      ),
    ];
  if (platform === 'win32')
    return [
      ...named,
      ...[env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
        folder === undefined ? [] : WINDOWS.map((path) => win32.join(folder, path)),
      ),
    ];
  const onPath = (env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const folders = [...new Set([...LINUX_FOLDERS, ...onPath])];
  return [...named, ...LINUX.flatMap((name) => folders.map((folder) => posix.join(folder, name))), ...LINUX_OTHER];
};
