! Claim: the parts of a complex element belong to the element. Source: Fortran 2018 §9.4.4
program parts
  implicit none
  complex :: z(20)
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    z(i)%re = real(i)
    z(i)%im = -z(i)%re
  end do
  print *, sum(real(z)), sum(aimag(z))
end program parts
