! Claim: a name of an equivalence may be reduced. Source: OpenMP 5.2 §5.5.8
program main
  implicit none
  integer :: i, total, word
  equivalence (total, word)
  total = 0
  !$omp parallel do reduction(+:total) !@ RACE_FREE
  do i = 1, 16
    total = total + i
  end do
  print *, word
end program main
