import { addressRules } from './address-rules.ts';
import { apiRules } from './api-rules.ts';
import { contentRules } from './content-rules.ts';
import { headerRules } from './header-rules.ts';
import { iconRules } from './icon-rules.ts';
import { linkRules } from './link-rules.ts';
import { policyRules } from './policy-rules.ts';
import type { Rule } from './rule.ts';
import { scriptRules } from './script-rules.ts';
import { transportRules } from './transport-rules.ts';
import { versionRule } from './version-rule.ts';

/** What every host has to do with a build, whatever stands behind and beside it. */
export const hostRules: readonly Rule[] = [
  versionRule,
  ...headerRules,
  ...policyRules,
  ...contentRules,
  ...scriptRules,
  ...iconRules,
  ...addressRules,
];

/** All that this repository promises of a deployed site. */
export const siteRules: readonly Rule[] = [
  ...hostRules,
  ...transportRules,
  ...apiRules,
  ...linkRules,
];
