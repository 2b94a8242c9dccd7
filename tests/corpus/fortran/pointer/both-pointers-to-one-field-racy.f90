! Claim: after an exchange that forgets the third pointer both lead to one field. Source: Fortran 2018 §10.2.2
program swap
  implicit none
  real, target :: a(0:17), b(0:17)
  real, pointer :: old(:), new(:)
  integer :: i
  a = 1.0; b = 1.0
  old(0:) => a
  new(0:) => b
  old => new
  !$omp parallel do !@ RACE
  do i = 1, 16
    new(i) = 0.5 * (old(i-1) + old(i+1)) !@ race
  end do
  print *, a(8)
end program swap
