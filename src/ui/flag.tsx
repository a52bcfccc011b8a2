/** A country's flag, as decoration beside its name. The files are copied at build time (scripts/site-files.ts). */
export function Flag({ code, className = '' }: { code: string; className?: string }) {
  return (
    <img
      src={`/flags/${code.toLowerCase()}.svg`}
      alt=""
      width={20}
      height={15}
      loading="lazy"
      decoding="async"
      className={`h-[15px] w-5 shrink-0 rounded-[2px] bg-tint object-cover ring-1 ring-hairline forced-color-adjust-none ${className}`}
    />
  );
}
