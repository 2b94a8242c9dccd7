! Claim: each thread adds to its own copy. Source: OpenMP 5.2 §5.5.8; semantics.md §8
program total
  implicit none
  integer :: i, s, a(1000)
  a = 2
  s = 0
  !$omp parallel do reduction(+: s) !@ RACE_FREE
  do i = 1, 1000
    s = s + a(i)
  end do
  !$omp end parallel do
  print *, s
end program total
