! Claim: the body of a do loop may not assign its variable. Source: Fortran 2018 §11.1.7.4.3; OpenMP 5.2 §4.4.1. This is bad input.
program assigned
  implicit none
  integer :: i, a(20)
  a = 0
  !$omp parallel do !@ UNKNOWN(not-conforming)
  do i = 1, 10
    a(i) = i
    i = i + 1 !@ message(not-canonical)
  end do
  print *, sum(a)
end program assigned
