! Claim: an array that is allocated before the region. Source: Fortran 2018 §9.7.1; semantics.md §9
program al
  implicit none
  real, allocatable :: x(:), y(:)
  integer :: i, n
  n = 70
  allocate (x(n), source=1.0)
  allocate (y(n))
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    y(i) = x(i) + i
  end do
  deallocate (x)
  print *, sum(y)
end program al
