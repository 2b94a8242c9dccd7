! Claim: an allocated array with its own lower bound. Source: Fortran 2018 §9.7.1
program al
  implicit none
  integer, allocatable :: x(:)
  integer :: i, n
  n = 70
  allocate (x(0:n))
  x = 1
  !$omp parallel do !@ RACE
  do i = 1, n
    x(i) = x(i) + x(i-1) !@ race(x)
  end do
  print *, x(1)
end program al
