! Claim: cycle keeps iterations without work off the write. Source: Fortran 2018 §11.1.7.4.4; semantics.md §2
program skip
  implicit none
  integer :: i, first
  first = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 30
    if (i /= 17) cycle
    first = i
  end do
  print *, first
end program skip
