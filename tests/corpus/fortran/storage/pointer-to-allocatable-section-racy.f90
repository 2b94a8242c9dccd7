! Claim: a pointer to every third element of an allocated array with lower bound 0. Source: Fortran 2018 §10.2.2.3, §9.7.1
program main
  implicit none
  real, allocatable, target :: v(:)
  real, pointer :: p(:)
  integer :: i, n
  n = 30
  allocate (v(0:n - 1))
  v = 0.0
  p => v(0:n - 1:3)
  !$omp parallel do !@ RACE
  do i = 1, 9
    p(i) = 1.0 !@ race
    v(3 * i) = 2.0 !@ race
  end do
  print *, v(1)
end program main
