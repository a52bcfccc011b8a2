import { STORAGE_PREFIX } from '#src/config/product.ts';
import { TabMessage } from '#src/contracts/auth.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { localStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { authStore } from './auth-store.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { loadCurrentUser } from './load-user.ts';
import { clearPendingLogin, pendingLogin } from './start-login.ts';
import { hasStoredTokens } from './token-keys.ts';
import { storeTokens } from './token-store.ts';
import { validateTokens } from './tokens.ts';

const CHANNEL = `${STORAGE_PREFIX}.auth`;

/** Where a message stands that cannot go through the channel. */
const MESSAGE_KEY = `${STORAGE_PREFIX}.auth.message`;

let channel: BroadcastChannel | null = null;

/** The one channel of this tab: a message does not come back through the object that sent it. */
function openChannel(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel(CHANNEL);
  } catch {
    // An old browser, or one that denies it here: the storage has to do.
  }
  return channel;
}

function post(message: TabMessage): boolean {
  try {
    openChannel()?.postMessage(message);
    return channel !== null;
  } catch (error) {
    logger.warn('The other tabs could not be told through their channel', { error });
    return false;
  }
}

/**
 * Tells the other tabs of a sign-in or sign-out: through the channel, or else through a value that the storage holds for
 * a moment. Never throws, because this tab's own sign-in or sign-out must not depend on the others.
 */
export function notifyTabs(message: TabMessage): void {
  if (post(message)) return;
  writeStored(localStore, MESSAGE_KEY, message);
  localStore.remove(MESSAGE_KEY);
}

type TabHandlers = { readonly goHome: () => void };

function adopt(): void {
  loadCurrentUser().catch((error: unknown) => {
    logger.warn('The user that another tab signed in could not be loaded', { error });
  });
}

function applyMessage(message: TabMessage, { goHome }: TabHandlers): void {
  if (message.type === 'authenticated') {
    if (validateTokens(message.tokens) !== 'valid') return;
    storeTokens(message.tokens);
    adopt();
  } else if (authStore.getState().status !== 'unauthenticated') {
    forgetVisitor();
    goHome();
  }
}

function handleMessage(data: unknown, handlers: TabHandlers): void {
  const message = TabMessage.safeParse(data);
  if (message.success) applyMessage(message.data, handlers);
}

function listenToChannel(open: BroadcastChannel, handlers: TabHandlers): () => void {
  const receive = ({ data }: MessageEvent<unknown>): void => handleMessage(data, handlers);
  open.addEventListener('message', receive);
  return () => {
    open.removeEventListener('message', receive);
    open.close();
    channel = null;
  };
}

/** The fallback for where channels are missing or fail; the key is null when everything was cleared. */
function listenToStorage(handlers: TabHandlers): () => void {
  const receive = ({ key, newValue }: StorageEvent): void => {
    if (key === MESSAGE_KEY && newValue !== null) handleMessage(parseJson(newValue), handlers);
    if (key === null && !hasStoredTokens()) applyMessage({ type: 'unauthenticated' }, handlers);
  };
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}

/**
 * A page that the browser froze when it was left (bfcache) has missed the messages, and looks for itself. If it was
 * left for a login, a guard of it waits for ever: its visitor is taken home.
 */
function listenToReturn(handlers: TabHandlers): () => void {
  const receive = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    const wasLeftForLogin = pendingLogin() !== null;
    clearPendingLogin();
    if (!hasStoredTokens()) applyMessage({ type: 'unauthenticated' }, handlers);
    adopt();
    if (wasLeftForLogin) handlers.goHome();
  };
  window.addEventListener('pageshow', receive);
  return () => window.removeEventListener('pageshow', receive);
}

/**
 * Follows what other tabs do (section 4): their sign-in is adopted with its tokens, their sign-out signs out here.
 * Messages of any other shape are ignored.
 * @param handlers `goHome` takes the visitor home; it is called when this tab's data is already gone
 * @returns a function that stops listening
 */
export function listenToTabs(handlers: TabHandlers): () => void {
  const open = openChannel();
  const stops = [
    ...(open ? [listenToChannel(open, handlers)] : []),
    listenToStorage(handlers),
    listenToReturn(handlers),
  ];
  return () => stops.forEach((stop) => stop());
}
