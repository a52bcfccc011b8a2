import { IconCheck } from '#src/ui/icons.tsx';

const BENEFITS = [
  'Streamline member management and payments',
  'Take control of bookings',
  'Organise private and public events',
  'Personalise communication with members',
] as const;

/** The benefits of the product for a club (specification, section 2). */
export function Benefits() {
  return (
    <ul aria-label="Benefits" className="grid grid-cols-1 gap-3">
      {BENEFITS.map((benefit) => (
        <li key={benefit} className="flex items-start gap-3">
          <span className="grid size-6 shrink-0 place-items-center rounded-chip bg-tint text-pitch">
            <IconCheck className="size-4" />
          </span>
          <span className="min-w-0">{benefit}</span>
        </li>
      ))}
    </ul>
  );
}
