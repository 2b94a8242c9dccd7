! Claim: a linked variable is mapped by the region that uses it. Source: OpenMP 5.2 §7.8.2
module m
  implicit none
  integer :: v(10) = 0
  !$omp declare target link(v)
end module m

program p
  use m
  implicit none
  !$omp target parallel num_threads(2) map(tofrom: v) !@ RACE
  v(1) = v(1) + 1 !@ race(v)
  !$omp end target parallel
  print *, v(1) > 0
end program p
