! Claim: the size of a private array is that of what was assigned to it, not the original's. Source: OpenMP 5.2 §5.4.3; Fortran 2018 §10.2.1.3
program main
  implicit none
  integer, allocatable :: own(:)
  integer :: i, r(9)
  allocate (own(0))
  r = 0
  !$omp parallel do private(own) !@ RACE
  do i = 1, 8
    own = [i]
    r(i) = r(i + size(own)) + 1 !@ race(r) possible
  end do
  print *, r
end program main
