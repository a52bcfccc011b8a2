import { STORAGE_PREFIX } from '#src/config/product.ts';
import { TabMessage } from '#src/contracts/auth.ts';
import { logger } from '#src/kernel/log/logger.ts';
import { localStore, writeStored } from '#src/kernel/storage/guarded-storage.ts';
import { parseJson } from '#src/kernel/storage/parse-json.ts';
import { authStore } from './auth-store.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { loadCurrentUser } from './load-user.ts';
import { clearPendingLogin, getPendingLogin } from './start-login.ts';
import { hasStoredTokens } from './token-keys.ts';
import { storeTokens } from './token-store.ts';
import { validateTokens } from './tokens.ts';

const CHANNEL = `${STORAGE_PREFIX}.auth`;

/** The storage key for messages when there is no channel. */
const MESSAGE_KEY = `${STORAGE_PREFIX}.auth.message`;

let channel: BroadcastChannel | null = null;

/** Opens the one channel of this tab. A message does not return to the object that sent it. */
function openChannel(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel(CHANNEL);
  } catch {
    // An old browser, or one that denies it here, uses the storage.
  }
  return channel;
}

function post(message: TabMessage): boolean {
  try {
    openChannel()?.postMessage(message);
    return channel !== null;
  } catch (error) {
    logger.warn('The channel to the other tabs does not work', { error });
    return false;
  }
}

/**
 * Notifies the other tabs of a sign-in or sign-out. Without a channel it writes a message to the storage for a moment.
 * It never throws, because a failure must not stop the sign-in or sign-out of this tab.
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

/** The fallback when channels are missing or fail. The key is null when another tab cleared the storage. */
function listenToStorage(handlers: TabHandlers): () => void {
  const receive = ({ key, newValue }: StorageEvent): void => {
    if (key === MESSAGE_KEY && newValue !== null) handleMessage(parseJson(newValue), handlers);
    if (key === null && !hasStoredTokens()) applyMessage({ type: 'unauthenticated' }, handlers);
  };
  window.addEventListener('storage', receive);
  return () => window.removeEventListener('storage', receive);
}

/**
 * A page that comes back from the back/forward cache has missed the messages, so it checks itself. If it was left for a
 * login, a guard still waits on it. So its visitor goes home.
 */
function listenToReturn(handlers: TabHandlers): () => void {
  const receive = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    const wasLeftForLogin = getPendingLogin() !== null;
    clearPendingLogin();
    if (!hasStoredTokens()) applyMessage({ type: 'unauthenticated' }, handlers);
    adopt();
    if (wasLeftForLogin) handlers.goHome();
  };
  window.addEventListener('pageshow', receive);
  return () => window.removeEventListener('pageshow', receive);
}

/**
 * Follows other tabs (section 4): it adopts the tokens of a sign-in, and signs out with a sign-out. Messages of another
 * shape are ignored.
 * @param handlers `goHome` takes the visitor home after this tab's data was cleared
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
