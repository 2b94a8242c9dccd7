! Claim: bounds by size and lbound of a declared array. Source: Fortran 2018 §16.9
program inquiry
  implicit none
  integer :: i
  real :: a(3:27), b(25)
  b = 1.5
  !$omp parallel do !@ RACE_FREE
  do i = lbound(a, 1), ubound(a, 1)
    a(i) = b(i - lbound(a, 1) + 1) * size(a)
  end do
  print *, sum(a)
end program inquiry
