! Claim: with nowait the combination may be under way when another thread reads the sum.
! Source: OpenMP 5.2 §5.5.8; semantics.md §8. Output: depends on the team size
program early
  implicit none
  integer :: i, s, seen
  s = 0
  seen = 0
  !$omp parallel !@ RACE
  !$omp do reduction(+:s) !@ race(s)
  do i = 1, 90
    s = s + i
  end do
  !$omp end do nowait
  !$omp atomic
  seen = seen + s !@ race(s)
  !$omp end parallel
  print *, seen
end program early
