import { useEffect, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

/**
 * Preselects the visitor's probable country, unless the field has a country or the visitor has been at the field
 * (section 7; faults, I04-I06). A failed look-up changes nothing.
 * @param name the field's name in the form
 * @param visited whether the visitor has been at the field
 */
export function usePreselectedCountry(name: string, visited: RefObject<boolean>): void {
  const { getValues, setValue, getFieldState, trigger } = useFormContext();
  useEffect(() => {
    let isShown = true;
    /* A visit that started before hydration fired no event. */
    const wasVisited = document.activeElement?.id === name;
    const isOpen = () => isShown && !wasVisited && !visited.current && !getValues(name);
    async function preselect() {
      if (!isOpen()) return;
      const { detectCountry } = await import('#src/kernel/countries/detect-country.ts');
      const code = await detectCountry();
      if (code === null || !isOpen()) return;
      setValue(name, code);
      if (getFieldState(name).invalid) await trigger(name);
    }
    whenIdle(() => preselect().catch(() => {}));
    return () => {
      isShown = false;
    };
  }, [name, visited, getValues, setValue, getFieldState, trigger]);
}
