! Claim: enter puts a module variable on the device. Source: OpenMP 5.2 §7.8.2; gfortran 12 does not have it.
module m
  implicit none
  integer :: n = 0
  !$omp declare target enter(n) device_type(any)
end module m

program p
  use m
  implicit none
  !$omp target parallel num_threads(2) !@ RACE
  n = n + 1 !@ race(n)
  !$omp end target parallel
  !$omp target update from(n)
  print *, n > 0
end program p
