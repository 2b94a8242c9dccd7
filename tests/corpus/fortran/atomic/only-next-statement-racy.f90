! Claim: without an end directive atomic covers one statement. Source: OpenMP 5.2 §15.8.4
program two_sums
  implicit none
  integer :: i, s, q
  s = 0
  q = 0
  !$omp parallel do !@ RACE
  do i = 1, 12
    !$omp atomic
    s = s + i
    q = q + i * i !@ race(q)
  end do
  print *, s, q
end program two_sums
