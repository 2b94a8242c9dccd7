! Claim: abs(i - 10) is the same on both sides of 10. Source: Fortran 2018 §16.9; semantics.md §2
program abs_of_distance
  implicit none
  integer :: i
  integer :: v(0:20)
  v = 0
  !$omp parallel do !@ RACE
  do i = 0, 20
    v(abs(i - 10)) = v(abs(i - 10)) + i !@ race(v)
  end do
  print *, v
end program abs_of_distance
