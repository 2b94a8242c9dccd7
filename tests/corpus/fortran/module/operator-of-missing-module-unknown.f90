! Claim: an operator of a module that is missing is a function that is not in sight. (Not compiled by GCC 13.) Source: Fortran 2018 §10.1.6, §14.2.2
program p
  use missing, only: operator(.foo.)
  implicit none
  integer :: i, a(10)
  a = 1
  !$omp parallel do !@ UNKNOWN(missing-include)
  do i = 1, 10
    a(i) = a(i) .foo. 3
  end do
  print *, a
end program
