! Claim: nothing says where the region ends. Source: OpenMP 5.2 §3.1, block-associated directives. This is bad input.
program open_end
  implicit none
  integer :: x
  x = 0
  !$omp parallel !@ UNKNOWN(parse-problem) message(syntax)
  continue
  x = x + 1
  print *, x
end program open_end
