! Claim: a doacross dependence on the iteration before orders the recurrence. Source: OpenMP 5.2 §15.9.6; semantics.md §6
program recurrence
  implicit none
  integer :: i, a(50)
  a(1) = 1
  !$omp parallel do ordered(1) !@ RACE_FREE
  do i = 2, 50
    !$omp ordered depend(sink: i-1)
    a(i) = a(i-1) + 1
    !$omp ordered depend(source)
  end do
  !$omp end parallel do
  print *, a(50)
end program recurrence
