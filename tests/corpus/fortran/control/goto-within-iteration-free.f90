! Claim: a goto to the end of the iteration skips the write. Source: Fortran 2018 §11.2.2
program jump
  implicit none
  integer :: i, only
  only = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    if (i /= 4) goto 100
    only = i
100 continue
  end do
  print *, only
end program jump
