! Claim: atomic compare changes the variable atomically. Source: OpenMP 5.2 §15.8.4; gfortran 12 does not have it.
program cmp
  implicit none
  integer :: i, owner
  owner = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    !$omp atomic compare
    if (owner == 0) owner = i
  end do
  print *, owner > 0
end program cmp
