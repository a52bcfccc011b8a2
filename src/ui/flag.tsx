/**
 * The flag of a country, as decoration beside its name. The build copies the files (scripts/build/vite/site-files.ts).
 */
export function Flag({ code, className = '' }: { code: string; className?: string }) {
  return (
    <img
      src={`/flags/${code.toLowerCase()}3x2.svg`}
      alt=""
      width={21}
      height={14}
      loading="lazy"
      decoding="async"
      className={`h-3.5 w-[21px] shrink-0 rounded-[2px] bg-tint object-cover ring-1 ring-hairline forced-color-adjust-none ${className}`}
    />
  );
}
