! Claim: without the reduction the sum is shared. Source: OpenMP 5.2 §5.1.1; semantics.md §10
program total
  implicit none
  integer :: i, s, a(1000)
  a = 2
  s = 0
  !$omp parallel do !@ RACE witness T<=2
  do i = 1, 1000
    s = s + a(i) !@ race(s)
  end do
  !$omp end parallel do
  print *, s
end program total
