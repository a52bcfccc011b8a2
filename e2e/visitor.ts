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

export function newVisitor(): Visitor {
  const id = randomUUID().slice(0, 8);
  return {
    firstName: 'Aroha',
    lastName: 'Ngata',
    organisation: `E2E ${id} Croquet`,
    email: `e2e-${id}@example.test`,
    country: 'New Zealand',
    phone: '021 555 0123',
    password: 'Kereru-2026',
  };
}
