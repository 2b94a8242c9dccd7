! Claim: a value that one name is given is read by the other. Source: Fortran 2018 §19.5.3
program main
  implicit none
  integer :: n, m, i, a(20)
  equivalence (n, m)
  m = 10
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(i) = a(i + n)
  end do
  print *, a(1)
end program main
