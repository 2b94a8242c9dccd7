! Claim: without lastprivate every iteration writes the shared scalar. Source: OpenMP 5.2 §5.1.1; semantics.md §8
program last_value
  implicit none
  integer :: i, x, y(25)
  !$omp parallel do !@ RACE
  do i = 1, 25
    x = 3 * i !@ race(x)
    y(i) = x !@ race(x)
  end do
  !$omp end parallel do
  print *, x, sum(y)
end program last_value
