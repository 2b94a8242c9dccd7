! Claim: with nowait the copy-out may still be under way when another thread reads the variable.
! Source: OpenMP 5.2 §5.4.5; semantics.md §8. Output: depends on the team size
program late_copy
  implicit none
  integer :: i, last, r
  r = 0
  last = 0
  !$omp parallel shared(r) !@ RACE
  !$omp do lastprivate(last) !@ race(last) message(lastprivate-nowait)
  do i = 1, 32
    last = i
  end do
  !$omp end do nowait
  !$omp critical
  r = r + last !@ race(last)
  !$omp end critical
  !$omp end parallel
  print *, r
end program late_copy
