! Claim: defaultmap(tofrom: scalar) maps the scalar, which is shared. Source: OpenMP 5.2 §5.8.7
program p
  implicit none
  integer :: n
  n = 0
  !$omp target parallel num_threads(2) defaultmap(tofrom: scalar) !@ RACE
  n = n + 1 !@ race(n)
  !$omp end target parallel
  print *, n > 0
end program p
