import { html } from 'hono/html';
import { trial } from '#src/config/limits.ts';
import { INTEREST_LABELS } from '#src/contracts/wizard-fields.ts';
import type { Organisation } from '#sandbox/data/organisations.ts';
import { createFormatters } from './formats.ts';
import type { Html } from './page.ts';

const TRIAL_MS = trial.DAYS * 24 * 60 * 60 * 1000;

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const renderCard = (title: string, rows: Record<string, Html | string | undefined>): Html =>
  html`<section class="card">
    <h2>${title}</h2>
    <dl>
      ${Object.entries(rows).map(
        ([term, value]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </section>`;

const renderSample = (text: string, pattern: string): Html =>
  html`${text} <span class="chip">${pattern}</span>`;

const renderModuleState = (isOn: boolean): Html =>
  html`<span class="chip ${isOn ? 'on' : 'off'}">${isOn ? 'On' : 'Off'}</span>`;

/** The first page of a new organisation's app: who it greets and what was set up, as the database has it. */
export function renderOrganisationPage({
  sign_up: signUp,
  created_at: created,
}: Organisation): Html {
  const { name, contact, settings, interests } = signUp;
  const { formatDate, formatTime, formatPhone } = createFormatters(signUp);
  const now = new Date();
  const trialEnd = formatDate(new Date(created.getTime() + TRIAL_MS));
  const phoneFormat = settings.phoneFormat === 'international' ? 'International' : 'Domestic';
  const modules = Object.entries(INTEREST_LABELS).map(([key, label]) => [
    label,
    renderModuleState(interests[key as keyof typeof INTEREST_LABELS]),
  ]);
  return html`<div class="hero">
      <div>
        <h1 class="headline">
          Welcome, <mark><bdi>${contact.firstName}</bdi></mark>
        </h1>
        <p class="lead">
          <strong><bdi>${name}</bdi></strong> is set up. Your free ${trial.DAYS}-day trial runs
          until <time>${trialEnd}</time>.
        </p>
      </div>
      <img src="/assets/court.svg" alt="" width="560" height="400" />
    </div>
    <div class="cards">
      ${renderCard('Organisation', {
        Name: html`<bdi>${name}</bdi>`,
        Type: signUp.type,
        Email: html`<bdi>${signUp.email}</bdi>`,
        Phone: formatPhone(signUp.phone),
        Website: html`<bdi>${signUp.website || 'None yet'}</bdi>`,
        Country: countryNames.of(signUp.countryCode),
        'Time zone': signUp.timezone,
      })}
      ${renderCard('Modules', Object.fromEntries(modules))}
      ${renderCard('Formats', {
        Date: renderSample(formatDate(now), settings.dateFormat),
        Time: renderSample(formatTime(now), settings.timeFormat),
        Phone: renderSample(formatPhone(contact.phone), phoneFormat),
      })}
      ${renderCard('Start point', {
        'Demo data': signUp.useDemoData ? 'Added, to look around with' : 'None: ready to use',
        Owner: html`<bdi>${contact.firstName} ${contact.lastName}</bdi>`,
        'Sign-in': html`<bdi>${contact.username}</bdi>`,
      })}
    </div>`;
}
