! Claim: a module variable may be reduced. Source: OpenMP 5.2 §5.5.8
module state
  implicit none
  integer :: hits = 0
end module state

program main
  use state
  implicit none
  integer :: i
  !$omp parallel do reduction(+:hits) !@ RACE_FREE
  do i = 1, 44
    if (mod(i, 4) == 0) hits = hits + 1
  end do
  print *, hits
end program main
