! Claim: every thread clears the sum, one maybe after another has combined. Source: OpenMP 5.2 §5.5.8; semantics.md §8
program cleared
  implicit none
  integer :: i, s
  !$omp parallel !@ RACE
  s = 0 !@ race(s)
  !$omp do reduction(+:s) !@ race(s)
  do i = 1, 90
    s = s + i
  end do
  !$omp end do
  !$omp end parallel
  print *, s
end program cleared
