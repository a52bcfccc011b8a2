import { useEffect, type RefObject } from 'react';
import { useFormContext } from 'react-hook-form';
import { whenIdle } from '#src/ui/loading/when-idle.ts';

/**
 * Preselects the country that the visitor seems to be in, unless one is there or the visitor has been at the field
 * meanwhile (section 7; faults, I04-I06). A look-up that fails leaves the field as it is.
 * @param name the field's name in the form
 * @param visited whether the visitor has been at the field
 */
export function usePreselectedCountry(name: string, visited: RefObject<boolean>): void {
  const { getValues, setValue, getFieldState, trigger } = useFormContext();
  useEffect(() => {
    let isShown = true;
    /* A visit that began before the script came has told nobody. */
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
