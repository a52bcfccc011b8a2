import { useController } from 'react-hook-form';
import { Switch } from '#src/ui/controls/switch.tsx';

/** A switch in the form context. */
export function SwitchField({ name, label }: { name: string; label: string }) {
  const {
    field: { value, ...field },
  } = useController({ name, defaultValue: false });
  return <Switch {...field} id={name} label={label} checked={value} />;
}
