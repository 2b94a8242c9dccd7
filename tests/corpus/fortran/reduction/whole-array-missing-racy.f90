! Claim: a whole-array assignment in each iteration writes all elements. Source: Fortran 2018 §10.2.1.3; semantics.md §10
program vector_sum
  implicit none
  integer :: i, g(3), x(3, 40)
  g = 0
  x = 1
  !$omp parallel do !@ RACE
  do i = 1, 40
    g = g + x(:, i) !@ race(g)
  end do
  print *, g
end program vector_sum
