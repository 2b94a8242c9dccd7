! Claim: half of the iterations reach the write. Source: Fortran 2018 §11.1.7.4.4; semantics.md §2
program skip
  implicit none
  integer :: i, first
  first = 0
  !$omp parallel do !@ RACE
  do i = 1, 30
    if (mod(i, 2) == 1) cycle
    first = i !@ race(first)
  end do
  print *, first
end program skip
