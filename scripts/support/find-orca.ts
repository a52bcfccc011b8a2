import { existsSync } from 'node:fs';
import { requireProgram } from './debian.ts';

/** Debian's packages of a desktop that speaks. */
const PACKAGES = [
  'at-spi2-core',
  'dbus-x11',
  'firefox-esr',
  'openbox',
  'orca',
  'python3-pyatspi',
  'speech-dispatcher',
  'xdotool',
  'xvfb',
];

/** Starts the bus on which a browser tells a screen reader what it shows. */
export const A11Y_BUS = '/usr/libexec/at-spi-bus-launcher';

const PROGRAMS = [
  A11Y_BUS,
  ...['dbus-daemon', 'dbus-send', 'firefox-esr', 'openbox', 'orca', 'xdotool', 'Xvfb'].map(
    (name) => `/usr/bin/${name}`,
  ),
];

/** Whether this machine can run a screen reader without an installation. */
export const hasOrca = (): boolean => PROGRAMS.every((file) => existsSync(file));

/**
 * Finds Orca and the programs of its desktop. On Debian, root installs what is missing.
 * @throws Error that says what to install
 */
export const requireOrca = (): void => {
  requireProgram(() => hasOrca() || undefined, PACKAGES);
};
