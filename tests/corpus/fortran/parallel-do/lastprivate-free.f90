! Claim: lastprivate gives the value of the last iteration after the construct. Source: OpenMP 5.2 §5.4.5; semantics.md §8
program last_value
  implicit none
  integer :: i, x, y(25)
  !$omp parallel do lastprivate(x) !@ RACE_FREE
  do i = 1, 25
    x = 3 * i
    y(i) = x
  end do
  !$omp end parallel do
  print *, x, sum(y)
end program last_value
