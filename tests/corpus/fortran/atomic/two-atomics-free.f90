! Claim: each statement has its atomic. Source: OpenMP 5.2 §15.8.4
program two_sums
  implicit none
  integer :: i, s, q
  s = 0
  q = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 12
    !$omp atomic
    s = s + i
    !$omp atomic
    q = q + i * i
  end do
  print *, s, q
end program two_sums
