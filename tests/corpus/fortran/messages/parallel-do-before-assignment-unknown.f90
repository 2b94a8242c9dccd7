! Claim: a directive on loops before an assignment gets no verdict. Source: OpenMP 5.2 §4.4.1. This is bad input.
program p
  implicit none
  integer :: i, m(30)
  !$omp parallel do !@ UNKNOWN(parse-problem) message(syntax)
  m = 2
  do i = 2, 30
    m(i) = m(i - 1) + 1
  end do
  print *, m(2)
end program p
