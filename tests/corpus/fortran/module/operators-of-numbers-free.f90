! Claim: no module defines operators or assignments of numbers anew. (Not compiled by GCC 13.) Source: Fortran 2018 §10.1.6, §10.2.1.4
program p
  use missing, only: operator(+), assignment(=)
  implicit none
  integer :: i
  real :: a(10)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(i) = 2 * i + 1.0
  end do
  print *, a(1)
end program
