import { useState } from 'react';
import { DATE_FORMATS } from '#src/contracts/choices.ts';
import { SelectSearch } from '#src/ui/select/select-search.tsx';
import { Select } from '#src/ui/select/select.tsx';
import { allRegions, searchRegions } from './all-regions.tsx';
import { Shelf } from './shelf.tsx';

const FORMATS = DATE_FORMATS.map((value) => ({ value, label: value, description: 'today' }));

const countText = (count: number) => `${count} countries`;

/** Lists that open: the select, and the select with a search. */
export function ListsShelf() {
  const [format, setFormat] = useState<string>(DATE_FORMATS[0]);
  const [nothing, setNothing] = useState('');
  const [country, setCountry] = useState('NZ');
  const [unset, setUnset] = useState('');
  const search = {
    options: allRegions,
    search: searchRegions,
    listLabel: 'Countries',
    countText,
    emptyText: 'No countries found',
    placeholder: 'Choose country',
    dividerAfter: 4,
  };
  return (
    <Shelf title="Lists">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          id="wb-format"
          label="Date format"
          value={format}
          options={FORMATS}
          onChange={setFormat}
        />
        <Select
          id="wb-format-error"
          label="Date format, missing"
          placeholder="Choose a format"
          hint="Shown on every page"
          error="This field is required"
          value={nothing}
          options={FORMATS}
          onChange={setNothing}
        />
        <SelectSearch
          {...search}
          id="wb-country"
          name="wb-country"
          autoComplete="country"
          label="Country"
          value={country}
          onChange={setCountry}
        />
        <SelectSearch
          {...search}
          id="wb-country-error"
          label="Country, missing"
          hint="Where your organisation is"
          error="This field is required"
          value={unset}
          onChange={setUnset}
        />
      </div>
    </Shelf>
  );
}
