! Claim: sum reads every element of the array. Source: Fortran 2018 §16.9; semantics.md §9
program mean
  implicit none
  integer :: i, x(32), y(32)
  x = 2
  !$omp parallel do !@ RACE
  do i = 1, 32
    y(i) = sum(x) - x(i) !@ race(x)
    x(i) = 3 !@ race(x)
  end do
  print *, y(1)
end program mean
