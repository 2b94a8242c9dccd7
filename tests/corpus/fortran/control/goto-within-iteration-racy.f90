! Claim: the goto skips the write in some iterations, not in all but one. Source: Fortran 2018 §11.2.2
program jump
  implicit none
  integer :: i, only
  only = 0
  !$omp parallel do !@ RACE
  do i = 1, 10
    if (i > 4) goto 100
    only = i !@ race(only)
100 continue
  end do
  print *, only
end program jump
