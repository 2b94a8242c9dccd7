! Claim: a team of one thread has no race in itself. Source: OpenMP 5.2 §10.1.2; semantics.md §3
program alone
  implicit none
  integer :: i, s(2)
  s = 0
  !$omp parallel do num_threads(1) !@ RACE_FREE
  do i = 1, 100
    s(1) = s(1) + i
  end do
  print *, s
end program alone
