! Claim: a word that is no clause is a message, and nothing is proved. Source: OpenMP 5.2 §3.1. This is bad input.
program typo
  implicit none
  integer :: i, a(30)
  !$omp parallel do shedule(static) !@ UNKNOWN(unmodelled-clause) message(unknown-clause)
  do i = 1, 30
    a(i) = i
  end do
  print *, sum(a)
end program typo
