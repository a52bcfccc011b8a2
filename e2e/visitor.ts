import { randomUUID } from 'node:crypto';

/** A made-up owner, unlike any other of this or an earlier run, and easy to recognise. */
export type Visitor = {
  firstName: string;
  lastName: string;
  organisation: string;
  email: string;
  country: string;
  phone: string;
  password: string;
};

/** @param tag an e-mail sub-address, which the platform reads as a wish for a scenario */
export function newVisitor(tag?: string): Visitor {
  const id = randomUUID().slice(0, 8);
  return {
    firstName: 'Aroha',
    lastName: 'Ngata',
    organisation: `E2E ${id} Croquet`,
    email: `e2e-${id}${tag ? `+${tag}` : ''}@example.test`,
    country: 'New Zealand',
    phone: '021 555 0123',
    password: 'Kereru-2026',
  };
}
