! Claim: a private array takes the shape of what is assigned to it. Source: OpenMP 5.2 §5.4.3; Fortran 2018 §10.2.1.3
program main
  implicit none
  integer, allocatable :: own(:)
  integer :: i, r(9)
  allocate (own(2))
  r = 0
  !$omp parallel do private(own) !@ RACE_FREE
  do i = 1, 8
    own = [i, i, i]
    own = [own, i]
    r(i) = sum(own)
  end do
  print *, r
end program main
