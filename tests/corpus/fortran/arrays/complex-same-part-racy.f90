! Claim: the real part of the next element is written by its iteration. Source: Fortran 2018 §9.4.4
program parts
  implicit none
  complex :: z(20)
  integer :: i
  z = (1.0, 2.0)
  !$omp parallel do !@ RACE
  do i = 1, 19
    z(i)%re = z(i+1)%re + 1.0 !@ race(z)
  end do
  print *, aimag(z(1))
end program parts
