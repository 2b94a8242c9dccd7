! Claim: a block up to end metadirective belongs to the directive that is chosen. Source: OpenMP 5.2 §7.4; gfortran 12 does not have it.
program p
  implicit none
  integer :: i, v(100), s
  s = 0
  !$omp begin metadirective when(user={condition(.true.)}: parallel) default(nothing) !@ RACE
    s = s + 1 !@ race(s)
  !$omp end metadirective
  print *, s
end program
