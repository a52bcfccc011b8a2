import { html } from 'hono/html';
import { email as limits } from '#src/config/limits.ts';
import type { Html } from '#sandbox/pages/page.ts';
import { type Credentials, EMAIL_TAKEN, type Faults, type Mode } from './credentials.ts';

const TEXTS = {
  create: {
    heading: 'Create your account',
    intro: 'You sign in to your organisation with it.',
    button: 'Create account',
    hint: 'At least 8 characters, with upper and lower case letters and a number',
    autocomplete: 'new-password',
    other: { question: 'Already have an account?', label: 'Sign in', path: 'login' },
  },
  login: {
    heading: 'Sign in',
    intro: 'Use the email and password of your account.',
    button: 'Sign in',
    hint: '',
    autocomplete: 'current-password',
    other: { question: 'New here?', label: 'Create an account', path: 'create' },
  },
} as const;

const LABELS = { email: 'Email', password: 'Password' } as const;

export const getHeading = (mode: Mode): string => TEXTS[mode].heading;

type Field = {
  name: keyof Credentials;
  input: Html;
  hint?: string;
  fault: Html | string | undefined;
};

const renderAlertIcon = (size: number): Html =>
  html`<svg width="${size}" height="${size}" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="8" />
    <path d="M8 4v5M8 11.4v.2" />
  </svg>`;

const renderErrorLine = (name: string, fault: Html | string): Html =>
  html`<p class="fault" id="${name}-error">
    ${renderAlertIcon(16)}
    <span><span class="hidden">Error: </span>${fault}</span>
  </p>`;

/** A labelled control with its hint and error line, tied together for screen readers. */
function renderField({ name, input, hint, fault }: Field): Html {
  const ids = [hint && `${name}-hint`, fault && `${name}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${LABELS[name]}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
    <input
      id="${name}"
      name="${name}"
      aria-required="true"
      ${input}
      ${ids ? html`aria-describedby="${ids}"` : ''}
      ${fault ? html`aria-invalid="true"` : ''}
    />
    ${fault ? renderErrorLine(name, fault) : ''}
  </div>`;
}

/** More than one error is listed above the form, each with a link to its field. */
function renderSummary(faults: Faults): Html | string {
  const all = Object.entries(faults);
  if (all.length < 2) return '';
  const rows = all.map(
    ([name, fault]) =>
      html`<li><a href="#${name}">${LABELS[name as keyof Faults]}: ${fault}</a></li>`,
  );
  return html`<div class="summary" role="group" aria-labelledby="summary">
    <h2 id="summary">${renderAlertIcon(20)} There is a problem</h2>
    <ul>
      ${rows}
    </ul>
  </div>`;
}

/**
 * The page where a visitor creates an account or signs in. It works without JavaScript.
 * @param view `base` the interaction's path; `faults` what was wrong with the last try
 */
export function renderCredentialsForm(view: {
  mode: Mode;
  base: string;
  email: string;
  faults: Faults;
}): Html {
  const { mode, base, email, faults } = view;
  const { heading, intro, button, hint, autocomplete, other } = TEXTS[mode];
  const emailFault =
    faults.email === EMAIL_TAKEN
      ? html`${EMAIL_TAKEN}. <a href="${base}/login">Sign in instead</a>`
      : faults.email;
  const startsAtEmail = Boolean(faults.email) || (!faults.password && email === '');
  const emailInput = html`type="text" value="${email}" autocomplete="username" inputmode="email"
  autocapitalize="none" spellcheck="false" enterkeyhint="next" maxlength="${limits.MAX_LENGTH}"
  ${startsAtEmail ? html`autofocus` : ''}`;
  const passwordInput = html`type="password" autocomplete="${autocomplete}" enterkeyhint="go"
  ${startsAtEmail ? '' : html`autofocus`}`;
  return html`<div class="halves">
    <div class="pitch-side">
      <p class="display">One account, <mark>your whole club</mark></p>
      <img src="/assets/court.svg" alt="" width="560" height="400" />
    </div>
    <section class="card">
      <h1>${heading}</h1>
      <p class="sub">${intro}</p>
      ${renderSummary(faults)}
      <form
        class="fields"
        method="post"
        action="${base}/${mode}"
        novalidate
        aria-label="${heading}"
      >
        ${renderField({ name: 'email', input: emailInput, fault: emailFault })}
        ${renderField({ name: 'password', input: passwordInput, hint, fault: faults.password })}
        <button class="button">${button}</button>
      </form>
      <p class="fine">${other.question} <a href="${base}/${other.path}">${other.label}</a></p>
    </section>
  </div>`;
}
