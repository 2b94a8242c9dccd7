! Claim: particles of an array, one for each iteration. Source: Fortran 2018 §9.5.3
program particles
  implicit none
  type :: particle
    real :: x(3), v(3)
    integer :: id
  end type particle
  type(particle) :: p(100)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 100
    p(i)%id = i
    p(i)%v = [1.0, 2.0, 3.0]
    p(i)%x(:) = 0.5 * p(i)%v
    p(i)%x(2) = p(i)%x(1) + p(i)%x(3)
  end do
  print *, sum(p%id), p(50)%x
end program particles
