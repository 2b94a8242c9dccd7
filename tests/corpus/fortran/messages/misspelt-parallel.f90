! Claim: a word that is no directive is a message, and there is no region. Source: OpenMP 5.2 §3.1. This is bad input.
program typo
  implicit none
  integer :: i, s
  s = 0
  !$omp paralel do !@ message(unknown-directive)
  do i = 1, 10
    s = s + i
  end do
  print *, s
end program typo
