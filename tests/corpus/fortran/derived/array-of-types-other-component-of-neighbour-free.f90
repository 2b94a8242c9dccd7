! Claim: of the neighbour another component is read than is written. Source: Fortran 2018 §9.4.2
program particles
  implicit none
  type :: particle
    real :: x, f
  end type particle
  type(particle) :: p(100)
  integer :: i
  p = particle(1.0, 0.0)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 99
    p(i)%f = p(i)%f + p(i+1)%x - p(i)%x
  end do
  print *, p(1)%f
end program particles
