! Claim: waiting for the iteration two before does not order the one before. Source: OpenMP 5.2 §15.9.6; semantics.md §6
program recurrence
  implicit none
  integer :: i, a(50)
  a(1) = 1
  !$omp parallel do ordered(1) !@ RACE
  do i = 2, 50
    !$omp ordered depend(sink: i-2)
    a(i) = a(i-1) + 1 !@ race(a)
    !$omp ordered depend(source)
  end do
  !$omp end parallel do
  print *, a(2)
end program recurrence
