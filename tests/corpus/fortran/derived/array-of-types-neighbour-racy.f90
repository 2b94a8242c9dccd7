! Claim: the pair force is added to the neighbour, too. Source: Fortran 2018 §9.5.3; semantics.md §10
program particles
  implicit none
  type :: particle
    real :: x, f
  end type particle
  type(particle) :: p(100)
  integer :: i
  p = particle(1.0, 0.0)
  !$omp parallel do !@ RACE
  do i = 1, 99
    p(i)%f = p(i)%f + p(i)%x !@ race(p)
    p(i+1)%f = p(i+1)%f - p(i)%x !@ race(p)
  end do
  print *, p(1)%f
end program particles
