! Claim: different storage units of a block do not meet. Source: Fortran 2018 §8.10.2.4
program main
  implicit none
  integer :: n, a, b
  common /pair/ a, b
  n = 3
  a = 0
  b = 0
  !$omp parallel sections !@ RACE_FREE
  !$omp section
  a = a + n
  !$omp section
  call put_second(n)
  !$omp end parallel sections
  print *, a, b
end program main

subroutine put_second(k)
  implicit none
  integer, intent(in) :: k
  integer :: p(2)
  common /pair/ p
  p(2) = p(2) + k
end subroutine put_second
