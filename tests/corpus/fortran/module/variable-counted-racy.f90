! Claim: a module variable is shared by all threads. Source: OpenMP 5.2 §5.1.2; Fortran 2018 §14.2
module state
  implicit none
  integer :: hits = 0
end module state

program main
  use state
  implicit none
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 44
    if (mod(i, 4) == 0) hits = hits + 1 !@ race(hits)
  end do
  print *, hits
end program main
