! Claim: the original of a reduced name is read by the other name of its storage. Source: OpenMP 5.2 §5.5.8
program main
  implicit none
  integer :: i, total, word, s(16)
  equivalence (total, word)
  total = 0
  !$omp parallel !@ RACE
  !$omp do reduction(+:total) !@ race
  do i = 1, 16
    total = total + i
    s(i) = word !@ race
  end do
  !$omp end parallel
  print *, s(1)
end program main
