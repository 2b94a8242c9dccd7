! Claim: the real part of one element and the imaginary part of another are different memory. Source: Fortran 2018 §9.4.4
program parts
  implicit none
  complex :: z(20)
  integer :: i
  z = (1.0, 2.0)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 19
    z(i)%re = z(i+1)%im
  end do
  print *, sum(real(z))
end program parts
