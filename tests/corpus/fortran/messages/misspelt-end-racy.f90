! Claim: a misspelt end directive is one message, and the loop ends without it. Source: OpenMP 5.2 §3.1. This is bad input.
program typo
  implicit none
  integer :: i, v(10)
  v = 1
  !$omp parallel do !@ RACE
  do i = 2, 10
    v(i) = v(i - 1) !@ race(v)
  end do
  !$omp end paralel do !@ message(unknown-directive)
  print *, v(1)
end program typo
