! Claim: the number of threads is positive. Source: OpenMP 5.2 §10.1.2. This is bad input.
program none_at_all
  implicit none
  integer :: i, a(10)
  !$omp parallel do num_threads(0) !@ UNKNOWN(not-conforming) message(clause-argument)
  do i = 1, 10
    a(i) = i
  end do
  print *, sum(a)
end program none_at_all
