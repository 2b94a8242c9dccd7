! Claim: with implicit none a clause may not name what is not declared. Source: OpenMP 5.2 §3.2.1. This is bad input.
program names
  implicit none
  integer :: i, a(10)
  !$omp parallel do private(tmp) !@ UNKNOWN(unmodelled-clause) message(unknown-variable)
  do i = 1, 10
    a(i) = i
  end do
  print *, sum(a)
end program names
